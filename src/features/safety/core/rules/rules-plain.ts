import { defineGroups, type RuleFamily } from './rule.ts';

/**
 * French, German, Portuguese and Italian: the plain forms only, without accents. What is not among them is not
 * noticed; `docs/safety.md` says so.
 */
export const PLAIN_GROUPS = defineGroups(`
fr_vouloir = veux | voudrais | voulais | aimerais | vais | envie de | envie d | pense a | pense au | penser a | pensais a | prefere | prefererais | pensees de | j ai envie de | pret a | prete a | essaye de | decide de | songe a
de_wollen = will | wollte | mochte | wurde gern | wunschte | werde | muss | wunsche mir | daran denke | konnte | daran
pt_querer = quero | queria | gostaria de | vou | penso em | pensando em | pensei em | vontade de | preferia | preciso | to pensando em | desejo | tentei | tento | decidi
it_volere = voglio | vorrei | volevo | penso di | penso a | pensato di | pensando di | ho voglia di | voglia di | preferirei | sto per | ho deciso di | penserei di | desidero | penso spesso di | ho provato a
`);

export const PLAIN_RULES: readonly RuleFamily[] = [
  {
    id: 'fr.self-kill',
    kind: 'risk',
    tier: 'T3',
    patterns: `
      @fr_vouloir (mourir|me tuer|me suicider|en finir|mettre fin a (mes jours|ma vie|tout)|me pendre|crever|etre mort|etre morte|me jeter|me foutre en l air|disparaitre pour toujours|mort)
      (pense|penser|pensees|idees|pensais|songe|pense souvent) (au|du|de|a) (suicide|la mort|suicidaires)
      (idees|pensees) (suicidaires|noires)
      (suis|sens|me sens) suicidaire
      me (suicider|tuer|pendre) (ce soir|demain|$)
      en finir avec (la vie|ma vie|tout)
      je veux (mourir|crever)
    `,
  },
  {
    id: 'fr.plan',
    kind: 'risk',
    tier: 'T4',
    patterns: `
      (vais) (me suicider|me tuer|en finir|mettre fin a mes jours|me pendre|sauter) ~1 (ce soir|demain|maintenant|cette nuit)?
      (ai|viens d) ~1 (avale|pris) ~2 (tous|toutes|boite|trop) ~3 (medicaments|cachets|comprimes|boite|pilules)
      (essaye|tente) de me (suicider|tuer|pendre)
      adieu (a tous|tout le monde|le monde)
      lettre d adieu
      ce soir ~2 (j en finis|je me tue|je meurs)
    `,
  },
  {
    id: 'fr.passive',
    kind: 'risk',
    tier: 'T2',
    ignoresNegation: true,
    patterns: `
      (ne)? (veux|peux|supporte|voudrais|ai) (plus|pas) (vivre|de vivre|envie de vivre|etre la|exister|etre en vie|continuer a vivre|de raison de vivre|continuer|me reveiller|etre ici)
      plus (envie de vivre|aucune raison de vivre|la force de vivre|de raison de vivre|gout a la vie)
      marre de (vivre|la vie|cette vie|ma vie|exister)
      (supporte|peux) plus de? (vivre|(la|cette|ma) vie) ($|et|ainsi|comme)
      (fatigue|fatiguee|lasse|las) de (vivre|la vie|cette vie)
      ne (plus|pas|jamais) (me reveiller|exister|etre la|etre ne)
      (tout le monde|ils|ma famille|mes enfants|le monde) (serait|seraient|ira|irait|iraient) mieux sans moi
      (me faire du mal|me couper|me scarifier|me mutiler|me faire mal|me taillader)
      je me (coupe|scarifie|mutile|fais du mal)
      (la|ma) vie (n a|ne vaut|n a plus|ne) ~3 (sens|peine|rien)
      (aurais|aurait) ~1 (jamais|pas|mieux) (du)? (naitre|etre ne|valu mourir)
      ? (voudrais|aimerais|prefererais) (disparaitre|etre mort|etre morte|ne jamais|dormir pour toujours)
      (raison|raisons) de vivre ~1 (plus|$)
      personne ne (me regretterait|remarquerait) ~2
    `,
  },
  {
    id: 'de.self-kill',
    kind: 'risk',
    tier: 'T3',
    patterns: `
      @de_wollen (sterben|mich umbringen|mich toten|tot sein|nur sterben|nur noch sterben|einfach sterben|mir das leben nehmen|mich erhangen|suizid begehen|selbstmord begehen|mich vor|endlich sterben|lieber sterben|lieber tot sein|schluss machen mit allem|mich aufhangen|alles beenden|mein leben beenden|am liebsten sterben|springen)
      (mich|mir) ~1 (umbringen|umzubringen|das leben nehmen|das leben zu nehmen|toten|zu toten|erhangen|zu erhangen|aufhangen)
      (denke|denk|gedanken|nachgedacht|gedacht|nachdenken) ~2 (an|uber) ~1 (selbstmord|suizid|den tod|sterben|das sterben)
      (selbstmordgedanken|suizidgedanken|suizidal|selbstmordgefahrdet|lebensmude|todessehnsucht)
      (sterben|tot sein) (will|mochte|wollen) (ich)?
      am liebsten (tot|sterben)
      mein leben beenden
    `,
  },
  {
    id: 'de.plan',
    kind: 'risk',
    tier: 'T4',
    patterns: `
      (bringe|bring|erhange|tote) (ich)? mich ~2 (um|heute|morgen|jetzt|gleich|auf)
      (heute|morgen|gleich|jetzt) ~2 (bringe|bring|nehme|nehm) ich (mich|mir) ~2 (um|leben|das leben|mein leben|$)
      (alle|zu viele|viele|die ganzen|ganze) ~2 (tabletten|pillen|schlaftabletten|packung) ~2 (geschluckt|genommen)
      abschiedsbrief
      (versucht|versuch) ~2 (umzubringen|mich zu toten|das leben zu nehmen)
      (selbstmordversuch|suizidversuch)
    `,
  },
  {
    id: 'de.passive',
    kind: 'risk',
    tier: 'T2',
    ignoresNegation: true,
    patterns: `
      (nicht|nie) mehr (leben|aufwachen|da sein|hier sein|existieren|weiterleben|weiter leben|weiter|am leben sein|auf der welt sein|aufzuwachen) 
      (kann|will|mag|mochte) (ich)? (so)? nicht (so)? (mehr)? (weiterleben|weiter leben|leben)
      (keinen|kein|keine) ~1 (sinn|grund|lust|kraft) ~1 (zu leben|mehr zu leben|im leben|am leben|weiterzuleben)
      ohne mich (ware|waren|geht|ginge|sind|ist|wurde) ~4 (besser|alle|glucklicher|gut)
      (besser|glucklicher) ~2 ohne mich
      (ritzen|ritze|selbstverletzung|selbst verletzen|mich verletzen|mir weh tun|mir wehtun|mich schneiden|schneide mich|selbst verletze|geritzt)
      (mude|satt|leid) ~2 (lebens|zu leben|leben)
      (nie|nicht) (geboren|auf die welt)
      (leben|alles) (hat|macht|ergibt) (keinen|keine) sinn (mehr)?
      (ware|war) (ich)? (am liebsten|lieber|besser)? (ich)? tot
      (wunschte|wunsche|hoffe) ~4 (tot|weg|nicht mehr|nie geboren|nicht aufwach*)
      nicht (lebenswert|wert gelebt)
      (halte|ertrage) (ich)? (das|mein|dieses) leben (so|einfach)? nicht mehr aus? $
      (einfach|fur immer) (verschwinden|einschlafen|weg sein)
    `,
  },
  {
    id: 'pt.self-kill',
    kind: 'risk',
    tier: 'T3',
    patterns: `
      @pt_querer (morrer|me matar|me suicidar|acabar com (minha vida|a minha vida|tudo)|tirar (minha|a minha|a propria) vida|me enforcar|estar morto|estar morta|por fim|me jogar|dar fim)
      (penso|pensando|pensamentos|pensei|ideias|pensar) (em|no|de|na)? (suicidio|suicidas|suicida|morte|morrer|me matar)
      (matar me|suicidar me|me suicidar)
      (sou|estou|me sinto) suicida
    `,
  },
  {
    id: 'pt.plan',
    kind: 'risk',
    tier: 'T4',
    patterns: `
      (vou|decidi) (me matar|me suicidar|me enforcar|acabar com a minha vida|acabar com minha vida|tirar minha vida|pular) ~1 (hoje|amanha|agora|essa noite)?
      (tomei|engoli) ~2 (todos|todas|muitos|muitas|cartela|caixa) ~3 (remedios|comprimidos|pilulas|cartela|caixa)
      (tentei) (me matar|me suicidar|suicidio|tirar minha vida|me enforcar)
      carta de (despedida|suicidio)
      (hoje|essa noite) ~2 (me mato|acabo com tudo|eu morro)
      adeus (mundo|a todos|pra sempre|para sempre)
    `,
  },
  {
    id: 'pt.passive',
    kind: 'risk',
    tier: 'T2',
    ignoresNegation: true,
    patterns: `
      (nao|no) (aguento|suporto) mais (viver|(a|essa|esta|minha) vida) ($|e|assim|desse)
      nao (quero|aguento|consigo|queria|tenho|vejo|mereco) ~3 (viver|vivendo|existir|estar aqui|acordar|estar vivo|estar viva|razao para viver|motivo para viver|vontade de viver|sentido na vida|continuar vivendo|continuar vivo)
      (todos|todo mundo|minha familia|eles)? (ficariam|ficaria|estariam|estaria|seriam) (melhor|melhores|mais felizes|bem melhor) ~1 sem mim
      (cansado|cansada|farto|farta) (de|da) (viver|vida|existir|minha vida)
      (me cortar|me machucar|me ferir|me corto|me machuco|me mutilar|automutilacao|me queimar)
      (a|minha) vida nao (vale|tem|faz) ~2 (pena|sentido|$)
      ? (queria|gostaria|preferia|quero) ~2 (nao acordar|sumir|desaparecer|nao existir|estar morto|estar morta|nunca ter nascido|dormir pra sempre|dormir e nao acordar|nao ter nascido|dormir para sempre)
      (nao ter|nunca ter) nascido
      ninguem (sentiria|vai sentir|notaria|ia sentir) ~3 (falta|se eu)
      nao faz sentido (viver|continuar vivendo)
      (queria|gostaria|preferia|quero) (nao|de nao|nunca mais) acordar ($|mais|amanha|nunca)
    `,
  },
  {
    id: 'it.self-kill',
    kind: 'risk',
    tier: 'T3',
    patterns: `
      @it_volere (morire|uccidermi|ammazzarmi|suicidarmi|farla finita|togliermi la vita|impiccarmi|essere morto|essere morta|buttarmi|mettere fine|finirla)
      (penso|pensando|pensieri|pensato|pensare) (al|di|a|il) (suicidio|suicidi|morte|uccidermi|morire|farla finita)
      (pensieri|idee) (suicidi|suicidari|di suicidio|di morte)
      (farla finita|togliermi la vita|uccidermi|suicidarmi)
    `,
  },
  {
    id: 'it.plan',
    kind: 'risk',
    tier: 'T4',
    patterns: `
      (mi) (ammazzo|uccido|impicco|butto|suicido) ~1 (stasera|domani|oggi|adesso|stanotte|ora)?
      (stasera|oggi|domani|stanotte) ~2 (mi ammazzo|mi uccido|la faccio finita|mi tolgo la vita|muoio)
      (ho) (preso|ingoiato) ~2 (tutte|troppe|tutti|scatola) ~3 (pastiglie|pillole|farmaci|compresse|scatola|medicine)
      (provato|tentato) (a|di|il) (uccidermi|suicidarmi|suicidio|ammazzarmi|togliermi la vita)
      lettera d addio
      addio (mondo|a tutti|per sempre)
    `,
  },
  {
    id: 'it.passive',
    kind: 'risk',
    tier: 'T2',
    ignoresNegation: true,
    patterns: `
      non (voglio|vorrei|riesco|posso|ce la faccio|ho|vedo|merito|trovo) ~3 (vivere|svegliarmi|esistere|essere qui|continuare a vivere|motivo per vivere|motivi per vivere|essere vivo|essere viva|voglia di vivere|di vivere|stare al mondo|vivere cosi|senso nella vita|ragione di vivere)
      non svegliarmi (piu|mai|domani)
      non (sopporto|reggo|tollero) piu (la|questa|mia)? (mia)? vita ($|e|cosi)
      non ne posso piu (di vivere|(della|di questa) vita) ($|e|cosi)
      (starebbero|sarebbero|staranno|sarebbe|stareste|meglio) ~2 (meglio|felici|tutti|$)? ~1 senza di me
      (stanco|stanca|stufo|stufa) (di|della) (vivere|vita|esistere|mia vita|questa vita)
      (farmi del male|tagliarmi|ferirmi|mi taglio|mi faccio del male|autolesionismo|autolesionarmi|farmi male)
      (la|mia) vita non (ha|vale) ~2 (senso|pena|$)
      non ha (piu)? senso (vivere|continuare|la vita|la mia vita)
      ? (vorrei|voglio) (sparire|scomparire|non esistere|essere morto|essere morta|dormire per sempre|non essere mai nat*)
      (mai|non essere) (nato|nata)
      nessuno (sentirebbe|se ne accorgerebbe|noterebbe) ~3
    `,
  },
  {
    id: 'plain.emergency',
    kind: 'tag',
    tag: 'medical_emergency',
    tier: 'T4',
    subject: 'any',
    patterns: `
      (douleur|mal|serre|pression|poids|oppresse|comprime) ~3 (la|ma) poitrine ~9 (bras|machoire)
      ne respire (plus|pas) ($|et)
      (druckt|druck|schmerz|schmerzen|enge|zieht|eng) ~9 brust ~9 (arm|kiefer)
      atmet nicht (mehr)? ($|und)
      (dor|doi|pressao|aperto|aperta|apertando|peso) ~4 peito ~9 (braco|queixo)
      nao (esta respirando|respira) ($|e)
      (dolore|male|peso|stretta|pressione|stringe|oppressione) ~4 petto ~9 (braccio|mascella)
      non respira (piu)? ($|e)
    `,
  },
  {
    id: 'plain.figure',
    kind: 'figure',
    patterns: `
      (meurs|mourir|mort|morte|creve|crever) (de|d) (faim|rire|soif|fatigue|froid|chaud|honte|sommeil|envie|trouille|ennui|peur|chaleur|impatience|curiosite)
      (a mourir) (de rire|d ennui)
      (lache|lachen|gelacht|langweile|arbeite|freue|geschamt|schame) ~1 (mich)? (tot|zu tode)
      (todmude|totmude|sterbenslangweilig)
      (sterbe|sterben) (vor|fast vor) (hunger|lachen|langeweile|scham|durst|neugier|hitze|peinlichkeit)
      (chef|chefin|mutter|mama|papa|lehrer|vater|patron|mere|capo|mamma|chefe|mae) ~2 (bringt|wird|va|mi|vai) ~2 (um|umbringen|tuer|ammazza|ammazzera|uccide|matar) ~2
      (morrendo|morrer|morri|morta|morto|morro|morrendo) de (fome|rir|cansaco|sono|frio|calor|sede|vergonha|medo|saudade|rir|tedio|curiosidade|preguica|vontade)
      (morendo|muoio|morire|morto|morta|stanco|moro) (di|dal|dalla|dalle|morto) (fame|ridere|sonno|sete|freddo|caldo|vergogna|noia|curiosita|risate|voglia|stanchezza|paura|invidia)
      stanco|stanca morto|morta
    `,
  },
];
