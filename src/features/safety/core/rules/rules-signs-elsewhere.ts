import type { RuleFamily } from './rule.ts';

/** The signs of `rules-en-signs.ts` in Spanish, French, German, Portuguese and Italian, in their plain forms. */
export const SIGNS_ELSEWHERE: readonly RuleFamily[] = [
  {
    id: 'any.sign-given',
    kind: 'sign',
    patterns: `
      (regale|regalado|regalando|di|dado|doy) ~3 (mi|mis)
      (offert|donne|legue|distribue) ~3 (mon|ma|mes)
      (geschenkt|verschenkt|weggegeben|vermacht)
      (dei|doei|entreguei|distribui|dando) ~3 (meu|minha|meus|minhas)
      (regalato|donato|dato) ~3 (mio|mia|miei|mie)
    `,
  },
  {
    id: 'any.sign-letters',
    kind: 'sign',
    patterns: `
      (escrito|escribi|dejado|deje|dejo) ~4 (carta|cartas|nota|notas|despedida)
      (ecrit|laisse|ecris) ~4 (lettre|lettres|mot)
      (brief|briefe) ~4 (geschrieben|liegt|liegen|fertig)
      (geschrieben|schreibe) ~3 (brief|briefe|abschiedsbrief)
      (escrevi|deixei|deixo|escrito) ~4 (carta|cartas|bilhete)
      (scritto|lasciato|scrivo|lascio) ~4 (lettera|lettere|biglietto)
    `,
  },
  {
    id: 'any.sign-papers',
    kind: 'sign',
    patterns: `
      (papeles|documentos|cuentas|todo|dejado todo) ~3 (en orden|ordenado|ordenados|arreglado|listo|pagado|preparado)
      (papiers|affaires|comptes|tout) ~3 (en ordre|range|ranges|regle|regles|pret|prete)
      (papiere|unterlagen|alles) ~4 (geregelt|geordnet|erledigt|in ordnung|bezahlt|vorbereitet)
      (papeis|documentos|contas|tudo) ~3 (em ordem|arrumado|pago|acertado|separado|pronto)
      (documenti|carte|conti|tutto) ~3 (in ordine|sistemato|pronto|pagato|in vista)
      (sistemato|separei|preparado|range|regle) (gia|ja|ya|deja)? (tutto|tudo|todo|tout)
    `,
  },
  {
    id: 'any.sign-need',
    kind: 'sign',
    patterns: `
      no ~3 (voy a necesitar|necesitare|necesito mas|hara falta|hacen falta)
      (plus|pas) besoin
      (brauch|brauche|braucht) ~6 nicht mehr
      nao ~2 (vou precisar|precisarei|preciso mais)
      non ~3 (serve piu|servono piu|servira|serviranno)
    `,
  },
  {
    id: 'any.sign-decided',
    kind: 'sign',
    patterns: `
      (esta|tengo|he|lo he) ~1 (decidido|decidida)
      (est|ai|c est) ~1 (decide|decidee|prevu|pret)
      (habe|hab|ist) ~4 (entschieden|beschlossen)
      (ja|esta|ta) ~1 (decidi|decidido|decidida)
      (ho|e) ~1 deciso
    `,
  },
  {
    id: 'any.sign-after',
    kind: 'sign',
    patterns: `
      (cuando|si|despues de que) (ya)? no (este|estoy|estuviera|viva)
      quand je ~2 serai (plus|parti|partie)
      (wenn|falls|ob) ich (nicht mehr|nimmer|weg|fort)
      quando ~1 nao (estiver|tiver|for)
      quando ~1 non ci (saro|sono|fossi)
      no cuento con
      (ne pas|pas|plus) rentr*
      non ci torno
    `,
  },
  {
    id: 'any.sign-worth',
    kind: 'sign',
    patterns: `
      seguro de vida|(por|con) (el|o) seguro
      (valgo|valho) ~1 (mas|mais|piu)
      assurance vie|(vaux|vaudrais) plus
      lebensversicherung|mehr wert (tot|als)
      assicurazione (sulla|vita)
    `,
  },
  {
    id: 'any.sign-goodbye',
    kind: 'sign',
    patterns: `
      despedirme|despedida|perdonenme|perdonadme
      adieu|pardonnez moi
      abschied|verzeiht|lebt wohl
      despedir|adeus|perdoem
      addio|perdonatemi
      (cuida|cuiden|prends soin|pass|cuide|prenditi cura) ~3 (por mi|de mi|pour moi|auf|por mim|di)
    `,
  },
  {
    id: 'any.sign-burden',
    kind: 'sign',
    patterns: `
      (sin mi|carga|estorbo)
      (sans moi|fardeau|arrangerait tout le monde)
      (ohne mich|zur last|einfacher wenn ich)
      (sem mim|melhor sem|se virar melhor)
      (senza di me|un peso)
    `,
  },
  {
    id: 'any.sign-death',
    kind: 'sign',
    patterns: `
      (dios|senor|virgen) ~6 (lleve|llevame|despertar|despierte|recoja)
      (dieu|seigneur) ~6 (reveille|reveiller|prenne|emporte|rappelle)
      (gott|herrgott) ~6 (aufwachen|aufwache|holt|holen|zu sich)
      (deus|senhor) ~6 (acordar|acorde|levar|leve|leva)
      (dio|signore) ~6 (svegli|svegliare|prenda|prendere|portami|porti)
      (no|ne|nicht|nao|non) ~3 (despertar|despierto|reveille|aufwache|aufwachen|acordar|acorde|svegliarmi|sveglia|svegliare)
    `,
  },
  {
    id: 'any.sign-finished',
    kind: 'sign',
    patterns: `
      (acabar|terminar|terminado) con todo
      en finir|tout arreter|ca s arretait
      schluss machen|ein ende machen
      acabar com (tudo|isso|tudo isso)
      (farla finita|finirla)
    `,
  },
];
