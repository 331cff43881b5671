/** How the same words are written by different people. Data; `read-message.ts` applies it. */

const table = (rows: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    rows
      .trim()
      .split('\n')
      .flatMap((row) => {
        const [from = '', to = ''] = row.split('=');
        return from
          .trim()
          .split(/\s+/)
          .map((word) => [word, to.trim().split(/\s+/)] as const);
      }),
  );

/** Contractions, with and without their apostrophe, chat spellings and short forms, as plain words. */
export const EXPANSIONS = table(`
i'm im iam a'm ah'm = i am
i've ive a've ah've = i have
i'll = i will
i'd = i would
don't dont dnt donot don dinnae dinna dinny = do not
doesn't doesnt dosent dosnt = does not
didn't didnt = did not
can't cant cannot cnt cannae canna = can not
couldn't couldnt couldnae = could not
won't wont = will not
wouldn't wouldnt wouldnae = would not
shouldn't shouldnt = should not
isn't isnt isnae = is not
ain't aint = am not
aren't arent = are not
wasn't wasnt wasnae = was not
weren't werent = were not
haven't havent havnt hvnt = have not
hasn't hasnt = has not
hadn't hadnt = had not
he's hes = he is
she's shes = she is
it's = it is
that's thats = that is
there's theres = there is
what's whats = what is
who's whos = who is
they're theyre = they are
they'll theyll = they will
they've theyve = they have
they'd theyd = they would
you're youre ur = you are
you'll youll = you will
you've youve = you have
we're = we are
we've weve = we have
he'll = he will
she'll = she will
he'd hed = he would
she'd = she would
it'd itd = it would
it'll itll = it will
there'd = there would
let's lets = let us
wanna wana wna wanta wantae = want to
tae = to
wi = with
aboot = about
telt = told
whit = what
mair = more
gonna gunna gona goin gon = going to
shall = will
shant = will not
idve = i would have
gotta = got to
hafta = have to
tryna tryin = trying to
imma ima = i am going to
finna boutta bouta = about to
lemme = let me
gimme = give me
dunno idk = i do not know
idc = i do not care
idek = i do not know
ily = i love you
u yall = you
r = are
n = and
bc bcz cuz cos coz bcuz becuz cause becos = because
rn = right now
tn tonite 2nite 2night = tonight
wld = would
shld = should
cld = could
smth smthing = something
tmr tmrw tomo tmw tommorow tommorrow = tomorrow
pls plz = please
ppl = people
w = with
wo = without
abt bout = about
b4 = before
2 = to
nd = and
da = the
dis = this
dat = that
wat wut = what
thru = through
tho = though
gf = girlfriend
bf = boyfriend
bff bestie = friend
hw = homework
k = ok
jk jks = kidding
lol lmao lmfao rofl haha hahaha hahah hehe xd lolol lool ijbol = lol
kms kmsing = kill myself
od'd od'ed oded = overdosed
od'ing oding = overdosing
sh'd sh'ed sh'ing = self harmed
suicidle suicidel = suicidal
kys = kill yourself
ctb = commit suicide
selfharm selfharming selfharmed = self harm
suicided = commit suicide
nothin = nothing
somethin = something
killin = killing
dyin = dying
livin = living
hurtin = hurting
cuttin = cutting
thinkin = thinking
feelin = feeling
endin = ending
takin = taking
wakin = waking
doin = doing
bein = being
havin = having
breathin = breathing
leavin = leaving
nobodys = nobody is
noones = nobody is
everyones = everyone is
noone = nobody
me-self meself myselves mysef masel mesel misel masell messen mesen meself misself masself = myself
any1 = anyone
every1 = everyone
some1 = someone
no1 = nobody
sum1 = someone
f4f = fine
sewerslide sewercide toaster-bath suicid sewercidal = suicide
deletemyself = delete myself
unaliving unalived unaliv = unalive
kil kll kiil klil kyll kll = kill
dei diee diie dy = die
deid = dead
wnat wan wnt wannt watn = want
lfie liffe lyfe liv = life
tird = tired
alve aliev = alive
mysel myslef myslf mself mysefl myelf myseld msyelf myselg = myself
siucide suiside suacide sucide sucicide suicde suiceide suecide suicied suiside = suicide
wether = whether
thier = their
becuase beacuse becasue = because
tierd = tired
xq pq porq = porque
q qe = que
tmb tb = tambien
toy = estoy
`);

/** Phrases that speech recognition and hurried thumbs split or confuse. */
export const REJOINED = new Map(
  Object.entries({
    'a want': 'i want',
    'a dont': 'i do not',
    "a don't": 'i do not',
    'a cannae': 'i can not',
    'ah want': 'i want',
    'my self': 'myself',
    'him self': 'himself',
    'her self': 'herself',
    'them selves': 'themselves',
    'your self': 'yourself',
    'any more': 'anymore',
    'no one': 'nobody',
    'any one': 'anyone',
    'every one': 'everyone',
    'some one': 'someone',
    'every body': 'everybody',
    'any body': 'anybody',
    'over dose': 'overdose',
    'over dosed': 'overdosed',
    'over dosing': 'overdosing',
    'sui side': 'suicide',
    'sue side': 'suicide',
    'sue aside': 'suicide',
    'a live': 'alive',
    'un alive': 'unalive',
    'to night': 'tonight',
    'to day': 'today',
    'to morrow': 'tomorrow',
    'for ever': 'forever',
    'hope less': 'hopeless',
    'worth less': 'worthless',
    'point less': 'pointless',
    'with out': 'without',
    'dis appear': 'disappear',
    'good bye': 'goodbye',
    'good byes': 'goodbyes',
    'after noon': 'afternoon',
    'un bearable': 'unbearable',
    'for real': 'fr',
    'no cap': 'fr',
  }),
);

/**
 * Words that carry no meaning for the rules and stand between those that do: fillers of speech, intensifiers,
 * frequency. They are kept aside as marks.
 */
export const DROPPED = new Set(
  `um uh uhm umm uhh er erm hmm hm mm mhm ah oh huh just really rly so very fucking fuckin fckin fking fkn freaking
  frickin fricking friggin damn goddamn bloody effing literally honestly actually basically totally truly seriously
  completely absolutely genuinely desperately badly definitely probably possibly constantly simply sincerely finally
  slowly suddenly secretly certainly obviously frankly apparently usually mostly maybe perhaps kinda sorta even ever
  always sometimes often also too still quite pretty lowkey highkey deadass ngl tbh fr
  imo imho atm smh af asf tf lately somehow almost nearly already well anyway anyways like bro bruh dude
  omg ugh welp sigh yk mentally physically emotionally silently quietly truely realy reely legit straight-up
  everyday nonstop 24/7 please`.split(/\s+/),
);

/** 'like' is a filler, except after these words. */
export const BEFORE_MEANT_LIKE = new Set(
  `feel feels feeling felt would look looks looked sound sounds seem seems is was am be not something anything
  thoughts things stuff do does did people living live lives existing go on carry continue`.split(/\s+/),
);

export const LAUGHTER = new Set(['😂', '🤣', '💀', '😹', '😆', '😅', '🙃', '😜', '🤪']);
