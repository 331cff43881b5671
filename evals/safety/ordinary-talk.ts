/** How grave things are said, said of ordinary ones: so that no turn of phrase weighs by itself. */
const OPENINGS = `tonight i am going to
tomorrow i will
i have decided to
i've made up my mind, i'm going to
i can't wait to
i'm ready to
i just want to
i don't want to
i keep thinking about how to
i've been planning for weeks to
i'm too tired to
nobody knows that i
everyone would be happy if i
my family wants me to
i can't anymore, i have to
what's the point, i still have to
sometimes i wish i could
i hope i can
every night i try to
by monday i have to
i'm scared to
it would be easier to
i promised my mum i would
there is no reason not to
i nearly forgot to
i'm finally going to
last night i wanted to
i have everything ready to
i always have to
the only thing i want is to`.split('\n');

const DEEDS = `cook pasta
call my sister
clean the kitchen
go for a run
watch that series
finish my essay
ask for a raise
paint the bedroom
sleep in
learn the guitar
meet her parents
apply for the job
buy a new phone
walk the dog
tell him how i feel
move to the city
take the train home
write to my landlord
study for the exam
stay at home and read`.split('\n');

/** What people say in between. */
const REMARKS = `hi
hello
hey
hi again
hello again
hey, it's me again
good morning
good evening
hola
bonjour
hallo
ola
ciao
thanks
thank you
thank you, that helped
thanks for listening
yes
yes please
yeah
yep
no
nope
not really
not now
no thanks
ok
okay
sure
fine
maybe
i don't know
i'm not sure
i guess so
i think so
that's it
that's right
exactly
kind of
a bit
a lot
three
seven
about a six
8 out of 10
it's a four now
sad
angry
lonely
tired
anxious
stressed
i feel sad
i feel angry
i feel ashamed
i feel guilty
i'm sad today
i'm tired
i'm angry with my boss
i'm worried about tomorrow
in my chest
in my stomach
my shoulders are tight
my job
my boss
my mum
my boyfriend
we argued
it was a long day
bad day
good day
what do you mean
can you say that again
who are you
are you human
are you a robot
what can you do
how does this work
tell me a joke
i want to talk
i need to talk
can we talk
let's stop here
bye
goodbye
good night
see you tomorrow
talk to you later
i have to go now
gracias
si
merci
oui
danke
ja
nein
obrigado
sim
grazie
adios
au revoir
bis morgen
ate amanha
a domani`.split('\n');

/** What people answer to our own question, and say of living: the words of a risk, and none. */
const DENIALS = `no, i am safe and i do not want to die
no i don't want to die
no. i'm not suicidal
no, nothing like that
no nothing like that, i'm just sad
i'm not thinking about suicide
i am not going to hurt myself
i'm safe, i promise, i was only venting
no, i would never do that
i would never hurt myself
i'd never take my own life
no thoughts of suicide, just tired
i don't have any thoughts of ending my life
no i don't have a plan, i don't want to die
not at all, i want to live
i want to live
i want to be here
i want to stay alive for a long time
i do want to live, i just want it to be easier
i love my life
i'm glad to be alive
i'm happy i am still here
i choose to live
i want to get old
i want to see my kids grow up
god no, i'm not suicidal, it was a figure of speech
no, i didn't mean it like that
i don't mean dying, i mean the job
i'm not in danger
i'm okay, i'm not going to do anything
no harm to myself, i just needed to cry
i said i was done with the exam, not with life
no one is hurting me and i am not hurting myself
i don't want to hurt myself or anyone
i'm not going to kill myself over a parking ticket
i do not want to kill anybody, i am only angry
i wasn't talking about suicide
it has nothing to do with dying
no lo hago, no quiero morir, solo estoy triste
no, no quiero morirme, estoy bien
no quiero hacerme daño
quiero vivir
je ne veux pas mourir, je suis juste fatigué
non, je ne pense pas au suicide
je veux vivre
nein, ich will nicht sterben
ich will leben
ich tue mir nichts an
não, eu não quero morrer
quero viver
no, non voglio morire, sono solo stanca
voglio vivere`.split('\n');

/** Each opening with a third of the deeds, and the remarks. */
export const ORDINARY_TALK: readonly string[] = [
  ...OPENINGS.flatMap((opening, row) =>
    DEEDS.filter((_, column) => (row + column) % 3 === 0).map((deed) => `${opening} ${deed}`),
  ),
  ...REMARKS,
  // The commonest answers of all to our own question, against hundreds of dark sentences with the same words.
  ...Array.from({ length: 5 }, () => DENIALS).flat(),
];
