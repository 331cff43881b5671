/**
 * Ordinary words one slip away from a key word of `repair-word.ts` ('bride' is no 'bridge'): they are never read as
 * a misspelling. Found once by comparing the key words with public English and Spanish word lists.
 */
export const ORDINARY_NEIGHBOURS = new Set(
  `adive aleve alie alije alike aline alise alivie avive barden bathing beaching beating berating berthing
  bleaching bleating borden breaching breading breaking breasting breath breathed breather breathes breathier
  breathings breaths breathy breeching bride bridged bridges bridle broaching burdel burdens burlen consideran
  consideren cuttings debiting decaying deceiving decidan deciden decidi decidia decidian decidias decidid
  decidida decidido decidio decidir decidira decidire decidis decking declining decoding decoying decreased
  decrying deeding defiling defining deicing deluding demising denuding deprended depress depresses depressor
  deriding deriving desaparcar desaparear desapareare desaparece desapareced desapareceis desaparecen
  desaparecera desapareceran desapareceras desaparecere desapareceria desapareces desapareci desaparecia
  desapareciera desapareciere desaparecio desaparee desapareen desaparees desaparejar desapareje desaparejen
  desaparejes desiring desparece despareced desparecen desparecer desparecera desparecere despareces
  desperecer devising digressed disappeared disappears dividing dressed easting editing egesting emitting
  endina endine endings endino enduing enlisting evicting exacting exalting excising exciting exerting exiling
  existan existen existent existi existia existian existias existid existido existima existime existimo
  existio existir existira existire existis exiting expiating exulting feeding feelings felling goodbyes
  hamming handing hangings hapless haring harking harping hinging homeless hopeases hopeeis hopees hopelessly
  hopples hornless horseless hoteles houseless hunting hurling hurtling killings kilning laving liking liming
  lining livings loving matare morar mori moria morid morira morire moris operose overbore overcome overcoming
  overdo overdoing overdone overdoses overdue overdye overjoyed overjoying overos overrode overtone
  overuse overused overusing paining palls panning panting pawning pennant penning pilas piles pill pilla
  pillas pille pilles pillo pillos pilos pinning placing plaguing plaiting planing planking plannings planting
  plantings plashing plating platting playing plonking plunging plunking poignant polls prancing pranging
  prawning pregnancy pregnantly pregonan prenan pugging pulls punning purgings purling purring pursing raced
  raed raged raked ramped rapad rape rapen raper rapes rapid rapped rared rasped rated raved razed reaped
  roped salving saving scabbing scarfing scaring scarping scarring searing seeding seeing seeking seeling
  seeming seeping serving sharing sharking sharping shaving sheering sheeting slabbing slapping slaving
  sledding sledging sleeking sleepier sleepily sleepings sleeting slewing slipping slobbing sloping slopping
  slumping slurping smarting snaring snarling sneering sneezing snubbing soaring sobbing spangled sparing
  sparking sparling sparring speeding stabbings stabling stacking staffing staging staining staking staling
  stalking stalling stamping standing stapling starching staring starling starlings starring starting
  startling starveling starvings stashing stating staving staying steeling steeping steering stepping sterling
  stirring storing storming straddled strafing straggle straggled straggler straggles stranded strange
  strangely stranger strangle strangler stranglers strangles strawing straying string stringed striving
  struggled stubbing subbing subsidio sucedio suicida suicidaba suicidado suicidais suicidally suicidan
  suicidar suicidara suicidaran suicidaras suicidare suicidaren suicidares suicidaria suicidaron suicidarse
  suicidas suicidase suicidaste suicideis suiciden suicides suicidios suicido susidio swabbing swarming
  sweeping sweepings sweeting swerving tainting tanking thanking thieving thinning ticking tinging tinkling
  tinning tinting toying tricking truing trunking twinging twining twinkling twinning tying unalike
  unconsciously unlive visiting voicing voiding vomitan vomiten vomitings vomitiva vomitivo vomiton vomitona
  voting wafting waiting waning wanking wasting wordless worthies worthiest worthiness worthlessly`.split(
    /\s+/,
  ),
);
