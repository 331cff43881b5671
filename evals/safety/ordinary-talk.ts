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

/** Each opening with a third of the deeds. */
export const ORDINARY_TALK: readonly string[] = OPENINGS.flatMap((opening, row) =>
  DEEDS.filter((_, column) => (row + column) % 3 === 0).map((deed) => `${opening} ${deed}`),
);
