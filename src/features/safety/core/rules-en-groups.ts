import { defineGroups } from './rule.ts';

/** Named groups for the English rules. */
export const EN_GROUPS = defineGroups(`
i = i | i am | i have | i have been | i had | i was | i would | i will
wish_to = want to | wants to | wanted to | wanting to | want | wanted | wish to | would like to | would love to
  | would rather | rather | need to | hoping to | hope to | long to | longing to | ready to | prepared to
  | feel like | feeling like | felt like | prefer to | prefer | going to | about to | plan to | planning to
  | plan on | planning on | decided to | think about | thinking about | thinking of | think of | thought about
  | thought of | thoughts of | thoughts about | thoughts to | thinking to | considering | considered | consider | contemplating
  | contemplated | contemplate | imagine | imagining | dream of | dream about | dreaming of | dreaming about | fantasize about
  | fantasizing about | fantasise about | fantasising about | fantasies about | daydream about | picturing | picture | urge to | urges to
  | tempted to | desire to | idea of | obsessed with | have to | got to | should | deserve to | try to
  | trying to | tried to | tried | attempt to | attempted to | let me | better to | easier to | want it to | scared i will
  | afraid i will | scared i might | afraid i might | might | may | will | would | could | end up | ended up
  | intend to | can i | willing to | mean to | meant to | planned to | desperate to | dying to | relief to | nice to | able to
  | made up my mind to | looking forward to | beg to | begging to | praying to | pray to | like to | set on | bent on | close to | verge of | option of | way to | ways to | how to
wish_it = wish | wishing | wished | hope | hoping | hoped | pray | praying | prayed | if | beg | begging | dream | it would be easier if
  | it would be better if | would be better if | better if | would be nice if | easier if | would not mind if | do not mind if | would not care if | do not care if
  | do not care if | not care if | not care whether | want god to | wish god would | hope god
life = life | own life | lives | lif
self_kill_verb = kill | killing | killed | murder | murdering | hang | hanging | hung | hanged | shoot | shooting | shot | drown | drowning | poison | poisoning | stab | stabbing | end | ending | ended | finish | finishing | off | offing | unalive | terminate | terminating | delete | deleting | neck | top | topping | execute | suffocate | strangle | starve | electrocute | erase | remove | gas | sacrifice | smother | throttle
suicide_noun = suicide | suicidal | suicidality
no_me = i was not | i were not | i was never | i were never | i had not been | i had never been
place = bridge | roof | rooftop | building | cliff | balcony | window | train | trains | subway | metro | traffic | bus | truck
  | tracks | rails | railway | car | cars | lorry | highway | overpass | ledge | tower | parking garage | garage | floor | stairs | tube | freeway | motorway | edge | river | ocean | sea | lake
means = pill | pills | tablets | meds | medication | medications | medicine | painkillers | tylenol | paracetamol | opioids | insulin | rope | noose | belt | gun | pistol | rifle | shotgun | revolver | bullet | bullets
  | knife | knives | blade | blades | razor | razors | razorblade | bottle | poison | bleach | charger cord | cord
soon = tonight | today | tomorrow | this weekend | this week | right now | now | later | this evening | this afternoon | this morning | at midnight
  | in a few hours | in an hour | in a few minutes | next week | on friday | on saturday | on sunday | on monday | on my birthday | before the weekend | before christmas | after work | after school | when they are asleep | when everyone is asleep | when everyone is out | when my parents leave
kin = mom | mum | mama | mommy | mother | dad | daddy | papa | father | brother | sister | son | daughter | wife | husband | partner
  | girlfriend | boyfriend | ex | fiance | cousin | uncle | aunt | grandma | grandpa | grandmother | grandfather | nana | gran
  | granny | friend | friends | roommate | flatmate | coworker | colleague | boss | neighbour | neighbor | student | pupil | patient
  | kid | kids | child | children | teenager | niece | nephew | stepdad | stepmom | twin | sibling | parents | family | classmate | teammate | buddy | mate | spouse | client | someone | somebody | stepson | stepdaughter | grandson | granddaughter | godson | lad | girl | boy | guy | man | woman | teacher | coach
they = he | she | they | @kin
victim_name = him | her | them | my ex | my boss | my brother | my sister | my mom | my mum | my mother | my dad | my father | my wife | my husband | my boyfriend | my girlfriend | my roommate | my neighbour | my neighbor | my teacher | my stepdad | my stepfather | my coworker | my family | my parents | my kids | my baby | my children | my son | my daughter | my partner | my landlord | my manager | my bully | my bullies | my classmates | my abuser | my rapist
victim = @victim_name | someone | somebody | people | everyone | everybody | others | other people | you | you all | that man | that woman | that guy | that girl | those people | these people | the kids | the baby | the man | the guy | the woman | a person | random people | strangers | all of them | both of them | everyone there | anyone
abuser = he | she | they | (my (step)? (husband|boyfriend|wife|girlfriend|dad|daddy|father|stepdad|stepfather|stepmom|mom|mum|mother|partner|uncle|brother|ex|grandpa|grandfather|cousin|parents|boss|coach|teacher|stepbrother|roommate|fiance|family|son|aunt|sister|caregiver|carer|landlord|ex husband|ex boyfriend|ex wife|moms boyfriend|mom boyfriend|dads girlfriend|daughter|mum boyfriend|mother boyfriend)) | (a|the|some) (man|guy|priest|teacher|boy|neighbour|neighbor|stranger) | someone | somebody
their = his | her | their
them = him | her | them
themself = himself | herself | themselves | themself | theirself | hisself
`);
