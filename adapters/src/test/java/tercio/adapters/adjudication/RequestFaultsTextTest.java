package tercio.adapters.adjudication;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.adapters.rulebook.RulebookModules;
import tercio.projections.sentence.Language;
import tools.jackson.databind.node.ObjectNode;

/** Faults of a request to the adjudicator read in English and in French. */
class RequestFaultsTextTest {

    /** The space before a French colon. */
    private static final char NO_BREAK = '\u00a0';
    private static final String CONTINUATION = "{'ruleset':'eu-military','procedure':'continuation','period':3,'season':'S','year':3,'dice':{'continuation':4}}";
    private static final String BATTLE = """
            {'ruleset':'eu-military','procedure':'land-battle','period':4,'theatre':'europe','terrain':'plain',
             'phasing':{'country':'france','units':{'armyPlus':2},'technology':'muskets'},
             'nonPhasing':{'country':'spain','units':{'armyPlus':2},'technology':'muskets'}}""";
    private static final String SIEGE = """
            {'ruleset':'empires-in-arms','procedure':'siege-assault','fleches':0,'spires':2,
             'besieger':{'power':'france','corps':1,'factors':[{'type':'infantry','count':9}]},
             'garrison':{'power':'spain','corps':0,'factors':[{'type':'infantry','count':9}]},
             'dice':{'siege':6,'besieger':{'round1':3,'round2':3,'round3':3},'garrison':{'round1':3,'round2':3,'round3':3}}}""";

    private static final Adjudicator ADJUDICATOR = RulebookModules.all().adjudicator();

    private static ObjectNode problem(String request, Language language) {
        return ADJUDICATOR.adjudicate(Asked.quoted(request).getBytes(StandardCharsets.UTF_8), false, language).json();
    }

    /** The message at a place. */
    private static String message(ObjectNode problem, String pointer) {
        return problem.path("errors").valueStream().filter(fault -> fault.path("pointer").asString().equals(pointer)).map(fault -> fault.path("message").asString())
                .findFirst().orElse("nothing at " + pointer + " of " + problem);
    }

    private static void reads(String request, String pointer, String english, String french) {
        assertThat(message(problem(request, Language.EN), pointer)).isEqualTo(english);
        assertThat(message(problem(request, Language.FR), pointer)).isEqualTo(french.replace(" :", NO_BREAK + ":"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "'period':3    | 'period':8    | /period            | must be from 1 to 7               | doit être compris entre 1 et 7",
        "'period':3    | 'period':'3'  | /period            | must be a whole number            | doit être un nombre entier",
        "'period':3,   | ``            | /period            | is missing                        | manque",
        "'season':'S'  | 'season':'X'  | /season            | must be one of S, W               | doit être l’un de : S, W",
        "'year':3      | 'year':0      | /year              | there is no S0 on the track       | il n’y a pas de S0 sur la piste",
        "'year':3      | 'year':3,'poorWeather':1 | /poorWeather | must be true or false         | doit être true ou false",
        "'year':3      | 'year':3,'chess':1 | /chess        | is no field of this procedure     | n’est pas un champ de cette procédure",
        "{'continuation':4} | {}       | /dice/continuation | is missing                        | manque",
        "{'continuation':4} | 7        | /dice              | must be an object                 | doit être un objet",
    })
    void fieldsOfAnyProcedure(String old, String changed, String pointer, String english, String french) {
        assertThat(CONTINUATION).contains(old);
        reads(CONTINUATION.replace(old, changed), pointer, english, french);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "'country':'france' | 'country':'atlantis' | /phasing/country     | is no country of the game               | n’est pas un pays du jeu",
        "{'armyPlus':2}     | {}                   | /phasing/units       | must hold at least one unit             | doit contenir une unité au moins",
        "{'armyPlus':2}     | {'lde':2}            | /phasing/units/lde   | stand only in the rest of the world     | ne se trouvent que dans le reste du monde",
        "{'armyPlus':2}     | {'armyPlus':2,'ld':9} | /phasing/units      | must not be more than 8 LD beside Pashas | ne doit pas dépasser 8 LD en plus des Pachas",
        "'technology':'muskets'}, | 'technology':'muskets','reformM2':true}, | /phasing/reformM2 | is a reform of the Turkish army | est une réforme de l’armée turque",
        "'units':{'armyPlus':2},'technology':'muskets'}, | 'units':{'armyPlus':2},'technology':'muskets','contingents':[{'country':'france','armyPlus':1,'technology':'muskets'},{'country':'venice','ld':3,'technology':'muskets'}]}, | /phasing/units | must be what the contingents hold together, A+ 3 LD | doit être ce que les contingents contiennent ensemble, A+ 3 LD",
    })
    void sidesOfALandBattle(String old, String changed, String pointer, String english, String french) {
        int at = BATTLE.indexOf(old);
        assertThat(at).isPositive();
        reads(BATTLE.substring(0, at) + changed + BATTLE.substring(at + old.length()), pointer, english, french);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "'spires':2    | 'spires':1    | /garrison/factors  | are more than the city holds: 5   | sont plus que la ville n’en contient : 5",
        "'fleches':0   | 'fleches':0,'honours':'asked' | /honours | Turkish and Spanish garrisons may not ask for the honours of war | Les garnisons turques et espagnoles ne peuvent demander les honneurs de la guerre",
        "'spain','corps':0,'factors':[{'type':'infantry','count':9}] | 'spain','corps':0,'factors':[] | /garrison/factors | must hold at least one line of factors | doit contenir une ligne de facteurs au moins",
    })
    void sidesOfASiege(String old, String changed, String pointer, String english, String french) {
        assertThat(Asked.quoted(SIEGE)).contains(Asked.quoted(old));
        reads(SIEGE.replace(old, changed), pointer, english, french);
    }

    @Test
    void severalFaultsAreCountedInTheDetail() {
        var request = CONTINUATION.replace("'period':3", "'period':8").replace("'year':3", "'year':9");

        assertThat(problem(request, Language.EN).path("detail").asString()).isEqualTo("/period must be from 1 to 7 (and 1 more)");
        var french = problem(request, Language.FR);
        assertThat(french.path("title").asString()).isEqualTo("La demande ne peut être jugée");
        assertThat(french.path("detail").asString()).isEqualTo("/period doit être compris entre 1 et 7 (et 1 de plus)");
        assertThat(french.path("lang").asString()).isEqualTo("fr");
    }

    @Test
    void aBodyThatIsNoJsonSaysWhere() {
        assertThat(problem("[]", Language.EN).path("detail").asString()).isEqualTo("the body is no readable JSON object");
        assertThat(problem("{}{}", Language.EN).path("detail").asString()).isEqualTo("the body is no readable JSON object (there is more text after its end (line 1, column 3))");
        assertThat(problem("{}{}", Language.FR).path("detail").asString())
                .isEqualTo("le corps n’est pas un objet JSON lisible (il y a encore du texte après sa fin (ligne 1, colonne 3))");
    }

    @Test
    void aTextWithAnInvisibleCharacterIsNamedByItsPlace() {
        var invisible = CONTINUATION.replace("'season':'S'", "'season':'S\u200b'");

        assertThat(problem(invisible, Language.EN).path("detail").asString()).isEqualTo("/season has an invisible character at place 2 (U+200B): leave it out");
        assertThat(problem(invisible, Language.FR).path("detail").asString()).isEqualTo("/season a un caractère invisible à la place 2 (U+200B)" + NO_BREAK + ": enlevez-le");
    }
}
