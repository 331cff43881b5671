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

/** Each opening with a third of the deeds, and the remarks. */
export const ORDINARY_TALK: readonly string[] = [
  ...OPENINGS.flatMap((opening, row) =>
    DEEDS.filter((_, column) => (row + column) % 3 === 0).map((deed) => `${opening} ${deed}`),
  ),
  ...REMARKS,
];
