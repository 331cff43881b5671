import { defineGroups } from './rule.ts';

const FIRST_YEAR = 1950;
/** Up to last year: what was this year may well go on. */
const pastYears = Array.from({ length: new Date().getFullYear() - FIRST_YEAR }, (_, at) => FIRST_YEAR + at);

/** Named groups for the English rules. */
export const EN_GROUPS = defineGroups(`
past_years = ${pastYears.join(' | ')}
i = i | i am | i have | i have been | i had | i was | i would | i will
wish_to = desire of | desire of to | wish of | desire for | want to | wants to | wanted to | wanting to | want | wanted | wish to | would like to | would love to
  | would rather | rather | need to | hoping to | hope to | long to | longing to | ready to | prepared to
  | feel like | feeling like | felt like | prefer to | prefer | going to | about to | plan to | planning to
  | plan on | planning on | decided to | think about | thinking about | thinking of | think of | thought about
  | thought of | thoughts of | thoughts about | thoughts to | thinking to | considering | considered | consider | contemplating
  | contemplated | contemplate | imagine | imagining | dream of | dream about | dreaming of | dreaming about | fantasize about
  | fantasizing about | fantasise about | fantasising about | fantasies about | daydream about | picturing | picture | urge to | urges to
  | tempted to | desire to | idea of | obsessed with | have to | got to | should | deserve to | try to
  | trying to | tried to | tried | attempt to | attempted to | let me | better to | easier to | want it to | end up | ended up
  | intend to | can i | willing to | mean to | meant to | planned to | desperate to | dying to | relief to | nice to | able to
  | made up my mind to | looking forward to | beg to | begging to | praying to | pray to | like to | set on | bent on | close to | verge of | can not wait to | option of | way to | ways to | how to
harm_wish = @wish_to | will
wish_it = wish | wishing | wished | hope | hoping | hoped | pray | praying | prayed | beg | begging | dream | it would be easier if
  | it would be better if | would be better if | better if | would be nice if | easier if | would not mind if | do not mind if | would not care if | do not care if
  | do not care if | not care if | not care whether | want god to | wish god would | hope god
life = life | own life | lives | lif
self_kill_verb = kill | killing | killed | murder | murdering | hang | hanging | hung | hanged | shoot | shooting | shot | drown | drowning | poison | poisoning | stab | stabbing | end | ending | ended | finish | finishing | off | offing | unalive | terminate | terminating | delete | deleting | neck | top | topping | execute | suffocate | strangle | electrocute | erase | remove | gas | sacrifice | smother | throttle
suicide_noun = suicide | suicidal | suicidality
no_me = i was not | i were not | i was never | i were never | i had not been | i had never been
nonexistence = being dead | die | died | dying | dead | death | be gone | am gone | was gone | were gone | gone forever | not here | not be here | not being here | no longer be here | not to be here | not alive | not be alive
  | not being alive | not exist | not existing | stop existing | stopped existing | cease to | not wake up | never wake up | not waking up | did not wake up | never woke up | never waking up | not woken up | not be around | never been born | never born
  | not been born | dropped dead | sleep forever | sleeping forever | sleep and never | my life ended | my life to end | my life over | life were over | life was over | vanish | disappear forever | disappear for good | heart stopped | heart would stop | heart stop | heart will stop | heart gave out | last breath
  | six feet under | coffin | casket | cemetery | morgue | corpse | ashes | buried | my grave | in heaven | in my sleep | tomorrow not come | tomorrow did not come | tomorrow never came | tomorrow not to come | morning did not come | morning never came | killed me | kill me | take me home | takes me home | took me home | run me over | taken me | another spring | another christmas | slip away | pass away | passed away in | stay asleep | asleep forever | end of me | no more me | out of this world | leave this world | leave this earth | left this world | be with the lord | stop being alive | stop living | stop breathing | join him | join her | cease existing | never existed | not been alive | not a person | not be a person
welcome = let me | calm | calmer | want | wanting | wish | wishing | hope | hoping | pray | praying | prefer | rather | better | easier | happier | relief | relieved | peaceful | peace | content | deserve | supposed to | ready | beg | begging | long | longing | crave | craving | would not mind | do not mind | not mind | not care if | not scared | not afraid | welcome | look forward | looking forward | can not wait | waiting | jealous of | envy | envious | dream | dreaming | daydream | fantasi* | fantasy | fantasies | tempted | tempting | comforting | comfort | thoughts | thought of | thinking | think about | obsess* | picture | picturing | imagine | imagining | should | bring | glad if | fine if | fine with | ok with | okay with | happy if | thankful if | grateful if | love to | consider | considering | meant to | only way | solution | answer | escape | urge | ought to | good if | nice if | best if | would be good | would be nice | keep asking god | ask god | asking god
relief = better | easier | happier | relief | relieved | peaceful | peace | nice | good | great | amazing | beautiful | comforting | comforts | calm | calms | calming | free | freedom | freeing | sweet | appealing | tempting | tempts | solution | answer | best | perfect | heaven | blessing | gift | mercy | kindness | rest | fine | okay with | appeal | attractive | kinder | simpler | dream | bliss | wonderful | lovely | soothing | soothes | merciful | cozy | only way | not bother | not scare | not frighten | not matter | nobody would | no one would | not be missed | not be sad | not miss me
place = bridge | roof | rooftop | building | cliff | balcony | window | train | trains | subway | metro | traffic | bus | truck
  | tracks | rails | railway | car | cars | lorry | highway | overpass | ledge | tower | parking garage | garage | floor | stairs | tube | freeway | motorway | edge | river | ocean | sea | lake
means = pill | pills | tablets | meds | medication | medications | medicine | painkillers | tylenol | paracetamol | opioids | insulin | rope | noose | belt | gun | pistol | rifle | shotgun | revolver | bullet | bullets
  | knife | knives | blade | blades | razor | razors | razorblade | bottle | poison | bleach | charger cord | cord
soon = tonight | tomorrow | this weekend | right now | this evening | this afternoon | this morning | at midnight
  | in a few hours | in an hour | in a few minutes | next week | on friday | on saturday | on sunday | on monday | on my birthday | before the weekend | before christmas | after work | after school | when they are asleep | when everyone is asleep | when everyone is out | when my parents leave
kin = mom | mum | mama | mommy | mother | dad | daddy | papa | father | brother | sister | son | daughter | wife | husband | partner
  | girlfriend | boyfriend | ex | fiance | cousin | uncle | aunt | grandma | grandpa | grandmother | grandfather | nana | gran
  | granny | friend | friends | roommate | flatmate | coworker | colleague | boss | neighbour | neighbor | student | pupil | patient
  | kid | kids | child | children | teenager | niece | nephew | stepdad | stepmom | twin | sibling | parents | family | classmate | teammate | buddy | mate | spouse | client | someone | somebody | stepson | stepdaughter | grandson | granddaughter | godson | lad | girl | boy | guy | man | woman | teacher | coach
they = he | she | they | @kin
victim_name = him | her | them | my ex | my boss | my brother | my sister | my mom | my mum | my mother | my dad | my father | my wife | my husband | my boyfriend | my girlfriend | my roommate | my neighbour | my neighbor | my teacher | my stepdad | my stepfather | my coworker | my family | my parents | my kids | my baby | my children | my son | my daughter | my partner | my landlord | my manager | my bully | my bullies | my classmates | my abuser | my rapist
victim = @victim_name | someone | somebody | people | everyone | everybody | others | other people | you | you all | that man | that woman | that guy | that girl | those people | these people | the kids | the baby | the man | the guy | the woman | a person | random people | strangers | all of them | both of them | everyone there | anyone
abuser = he | she | they | (my (step)? (husband|boyfriend|wife|girlfriend|dad|daddy|father|stepdad|stepfather|stepmom|mom|mum|mother|partner|uncle|brother|ex|grandpa|grandfather|cousin|parents|boss|coach|teacher|stepbrother|roommate|fiance|family|son|aunt|sister|caregiver|carer|landlord|ex husband|ex boyfriend|ex wife|moms boyfriend|mom boyfriend|dads girlfriend|daughter|mum boyfriend|mother boyfriend)) | (a|the|some) (man|guy|priest|teacher|boy|neighbour|neighbor|stranger) | someone | somebody
own_abuser = my (step)? (husband|boyfriend|wife|girlfriend|dad|daddy|father|stepdad|stepfather|stepmom|mom|mum|mother|partner|uncle|brother|ex|boss|coach|teacher|fiance|landlord|ex husband|ex boyfriend|ex wife|carer)
their = his | her | their
them = him | her | them
feared = think | afraid | scared | worried | terrified | frightened | convinced | feel like | know | fear
they_hurt = @they ~2 (going to|will|might|may|could|would) ~1 hurt @themself
mishap = baby | toddler | little one | bike | scooter | ladder | sofa | couch | climb* | carry* | lift* | tree | trampoline | skat* | ski* | horse | stairs | gym | marathon | running | jumping | football | rugby | moving | furniture | box | boxes | heavy | on (that|it|the|those) | with (that|it|the|those) | if (she|he|they) | doing | by (doing|trying|lifting|carrying)
themself = himself | herself | themselves | themself | theirself | hisself
day = ~1 (monday|tuesday|wednesday|thursday|friday|saturday|sunday) | tomorrow | tonight | (the|this|next) weekend | (next|this) (week|month) | christmas | easter | new year | the new year | my birthday | the (end of the (week|month|year)|first|fifteenth) | the (spring|summer|autumn|winter) | (the|tomorrow|monday|sunday)? morning | midnight | then
by_day = (on|by|before|past|beyond|after|come|until|till) @day | tonight | tomorrow | this weekend | this week
go_on_living = (go|going|carry|carrying|keep|keeping) on (living|existing|with (my|this)? (life|existence)|being alive) | (continue|continuing|keep) (living|existing|to live|to exist|to be alive|with (my|this) (life|existence)|being alive) | (live|living|exist|existing|be alive|stay alive|remain alive) (anymore|any more|any longer|no more)?
leave_world = (leave|leaving|depart|departing|quit|quitting|exit|exiting) (from)? (this|the) (world|earth) | (depart|departing|quit|quitting) (from)? this (life|existence) | take (my)? leave of (this|the) (world|life|earth) | (pass|passing) (out of|from) this (world|life)
life_end = $ | and | but | so | because | as | i | it | god | only | once | when | quietly | peacefully | soon | for good | forever | anymore | any more | any longer | of my own | without (him|her|them) | like this | with this pain | in this (world|pain) | mate | now
resolved_to = (decided|chosen|choosing|choose|chose|resolved|elected|determined|sworn) (to|that i (will|am going to|would)|i (will|am going to|am))? | (intend|mean|intending|planning|plan|propose|aim|going|determined|resolved|thinking) (to|on) | made up my mind (to|that i will)? | my mind is made up (to|that i will)? | (taken|took|made|come to|came to|reached) (the|a|my)? decision (to|that i will)? | my ~1 (intention|decision|resolve) (is|was)? (to|that i will)
you_told = your (text|message|letter|note|email) (said|says) | i (know|knew|heard) | you ~1 (told|said|say|saying|wrote|texted|messaged|admitted|confessed|mentioned|whispered)
own_man = (my|me|our) (fella|bloke|old man|hubby|missus|lad|other half|da|dad|daddy|stepdad|husband|boyfriend|partner|wife|girlfriend|ex|son|brother|father|mam|ma|mum|mom)
game = ~1 (chess|tennis|cards|pool|darts|golf|football|footy|fifa|uno|monopoly|scrabble|poker|bowling|squash|badminton|snooker|draughts|checkers|everything|arm wrestling|pong|basketball|cribbage|dominoes|trivia|rummy|bridge|bingo|sudoku|quizzes|quiz|rugby|cricket|hockey|swimming|running|maths|baseball|volleyball|judo|boxing|fencing|wrestling|ludo|carrom|kart|games|game|match|final|sprint|race|races)
addressee = cleaner|neighbours|neighbors|neighbour|neighbor|landlord|landlady|tenant|guests|postman|plumber|builders|teacher|school|bank|council|santa|editor|younger self|older self|windscreen|windshield|fridge|babysitter|sitter|milkman|manager|hr|tutor|company|newspaper|mp|dentist|insurance|colleagues|pen pal|grandparents
appointment = wedding|party|move|moving|exam|interview|meeting|surgery|operation|viva|housewarming|trip|launch|concert|picnic|christening|baptism|driving test|reunion|opening|premiere|race|marathon|play|show|barbecue
away = day off|holiday|vacation|leave|spain|france|italy|lisbon|london|training|conference|appointment|working|wedding|trip|travelling|traveling|visiting|camping|dentist|school
dull_place = party|conference|meeting|lecture|class|queue|traffic|office|work|gym|wedding|airport|seminar|webinar|training|tent|rain|raining|waiting room|line|video|parking|park|dull|boring|cold
`);
