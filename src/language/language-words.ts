/**
 * Words that a language uses all the time, in plain letters (no accents). A word of several languages stands in each of
 * them and tells less; one that another language also has in its chat or its names ('ciao', 'die', 'come') stands there,
 * too, so that alone it tells nothing.
 */
export const LANGUAGE_WORDS = {
  en: words(`i the and is am my to it of that was have not you for are with this what be been im feel want just myself
    a an in on at as me or if no so do does did don dont he she they we us them him her his our but about can cant will
    would could should because when how who why people all some any from had has were out up now then there here very
    really too more than like know think need one yes please thanks thank hi hello help die dead tired sad bad
    good home work mum mom dad son day night today life ciao come plus sin sole vale pie man was also fast over sure
    hug time love go going get got im ive its thats adios merci bye pain gift war hat date mare pure fine more cute
    male female dire van par tu des les la de el en se del con un si n ate bin em
    by through into over before after again never always only each every much many most other well back still even off
    down where which while arrive`),
  es: words(`el los las que es mi mis me yo de la y e en un una unos no quiero estoy muy pero por con para ya mas todo toda
    todos nada nadie vida siento porque como cuando tengo tiene soy eres son lo se si su sus te tu ti le les al del hay
    ha he has han puedo puede hola gracias vivir morir morirme matar matarme suicidarme amiga amigo sin sola solo triste
    ayuda ayudame esta este esto eso esa ese hoy ayer noche ojala voy vas va fue era o ni aqui bien mal mejor nunca
    siempre tan tanto muerto hijo hija mama papa madre padre hermano hermana casa trabajo miedo cansado cansada ganas
    quisiera seguir otra otro vez desde hasta donde quien mucho mucha ella ellos nosotros algo alguien adios buenos
    buenas dias tardes vale dolor estar ser tener hacer llorar perro entonces aunque hace hago dice dijo pues ahora
    despues dormir domingo muero muerte muertos igual verguenza duele duelen llamo peleamos peor alegre feliz contento dos nos odio aguanto pienso pense llevo esos suicidio manana`),
  fr: words(`je j le les des est mon ma mes ne n pas que et un une dans moi plus suis ai as veux pour avec tout tous rien
    vie mais envie me tu te ca c ce cette qu mourir vivre sens trop personne vais aller sans sur au aux du de la en on
    il elle ils elles nous vous son sa ses leur ont sont etre avoir fait faire peur mal tres bien merci bonjour salut
    bonsoir oui non jamais toujours encore aujourd hui demain hier soir matin nuit quand comme pourquoi parce si tuer
    suicider fatigue triste seul seule aide aidez maman papa mere pere fille mort morte deja ici y par chez depuis
    monde besoin peux peut dois voudrais pleure pleurer arrive mieux juste enfin travail chien ami amie avant apres boulot quoi bon fatiguee manque beaucoup comment heureux heureuse pire colere continuer`),
  de: words(`ich der die das den dem des ist mein meine meinen meiner meinem nicht und ein eine einen zu mir mich will
    habe hab hat bin bist sind auf mit fur wie aber leben mehr keine kein keinen sterben mochte es so nur sein alles
    umbringen wenn war im in am an um von vom zum zur bei aus nach vor seit uber weil dass du dich dir er sie wir ihr
    ihn uns euch auch noch schon jetzt heute morgen gestern nacht abend immer nie niemand nichts was warum wer wo kann
    muss soll geht mal ja nein danke hallo bitte hilfe hilf mude traurig allein angst schlecht gut sehr ganz wieder
    ohne tot weg hier da dann doch mutter vater mama papa mann frau freund freundin hund arbeit schule tut weh leid
    halte ruhe gar einfach aufwachen alle selbstmord fehlt wut gestritten glucklich denke macht mag`),
  pt: words(`eu o os as que e minha minhas meu meus nao um uma uns quero estou to tou muito muita mas mais por com para
    pra pro tudo todo toda todos nada vida sinto porque viver morrer matar voce voces isso isto essa esse esta este
    sou tenho tem ninguem me da do das dos de na no nas nos em ao aos se te tu queria mim comigo so sozinho sozinha
    ja ha foi era ele ela eles sem sim oi ola obrigado obrigada ajuda ajude hoje ontem amanha noite dia agora quando
    como onde quem triste cansado cansada medo vontade mae pai filho filha irmao irma casa trabalho ate ainda aqui
    bem mal melhor nunca sempre acabar aguento vou vai fui posso pode ser estar fazer ter dor chorar gente tao mundo
    ou nem a seu sua dormir tchau bom boa cachorro depois antes desde consigo acordar machucar morro morri adeus deus doi perdi emprego briguei saudade feliz alegre pior chorei podia dois odio domingo ando suicidio`),
  it: words(`io il gli che e mia mio miei mie non un una uno voglio sono molto ma per con piu tutto tutti tutta niente
    nulla vita sento perche vivere morire mi di la lo le l ho ha hai hanno abbiamo questa questo quello nessuno come
    anche della del dei delle nel nella dal dalla al alla allo ai sul sulla da a in stanco stanca uccidermi uccidere
    farla finita vorrei svegliarmi domani oggi ieri stasera stanotte notte giorno sto stai sta sei siamo fa faccio
    fare ci ce ne si se te ti tu me no solo sola triste aiuto aiutami paura dolore mamma papa madre padre figlio
    figlia fratello sorella casa lavoro bene male meglio mai sempre gia qui cosi poi ora adesso ancora quando dove chi
    cosa o lui lei loro era stato stata posso puo devo basta grazie ciao buongiorno buonasera senza dopo prima troppo
    davvero capisco capisce piangere piango dormire riesco ammazzo ammazzarmi suicidarmi cane amico amica anni detto
    dice so pero allora purtroppo fine morto morta sentire essere avere andare vado tanto vale nonna nonno addio muoio penso quanto
    manca lasciato lasciata capito litigato peggio felice rabbia vergogna due odio suicidio`),
} as const;

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/u));
}
