package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.domain.given.Thorough;
import tercio.domain.given.Tier;
import tools.jackson.databind.JsonNode;

/** The service answers in French to a reader who chose it: no sentence, question or answer of the recorded games stays English. */
class FrenchServiceTest extends AtTheTable {

    /** Words that no French sentence has. */
    private static final Pattern ENGLISH = Pattern.compile("(?<!\\p{L})(the|of|and|with|from|its|their|are|was|has|have|not|to|by|for|at|that|this|they|stands?|enters?|rolls?|loses?)(?!\\p{L})");
    /** A text with words, no figure or name alone. */
    private static final Pattern SENTENCE = Pattern.compile("^[a-z*].*[a-z]{3}| (in|of|at|the) ");
    private static final int PAGE = 500;
    private static final int LONG = 300;
    /** Each text with what is wrong about it; words that no French sentence has. */
    private static final String FAULTS = """
            async ([ruleset, texts, own]) => {
              const { readerOf } = await import('/page/french.js');
              const reader = readerOf(ruleset);
              const english = /(?<!\\p{L})(the|of|and|with|from|its|their|are|was|has|have|not|to|by|for|at|that|this|they|stands?|enters?|rolls?|loses?)(?!\\p{L})/u;
              return texts.map((text) => [text, reader.knows(text), reader.read(text)])
                .filter(([, known, read]) => !known || english.test(own.reduce((rest, word) => rest.replaceAll(word, ''), read)))
                .map(([text, known, read]) => known ? `${text} => ${read}` : `unknown: ${text}`);
            }""";

    static List<String> games() {
        return Tier.firstOrSome(List.of("march-on-artois", "turks-and-russians", "lepanto", "colonial-convoy"), 2, 1);
    }

    @Tag(Tier.BOTH)
    @ParameterizedTest
    @MethodSource("games")
    void everyLineQuestionAndAnswerOfARecordedGameIsReadInFrench(String recorded) {
        isReadInFrench(recorded, "");
    }

    static List<Arguments> otherGames() {
        return Tier.some(List.of(arguments("random-war", ""), arguments("artois-by-consent", "the wrong stack|it was the right one|the referee|of course|dice are dice"),
                arguments("artois-by-consent-fork", ""), arguments("europe", ""), arguments("armada", ""), arguments("armada-landing", ""),
                arguments("turks-and-russians", "")), 2);
    }

    /** @param written by its players, who write as they like: parts with a bar between them */
    @Thorough("The log of each recorded game is read by ToldInBothLanguagesTest, and here one of each kind with its questions.")
    @ParameterizedTest
    @MethodSource("otherGames")
    void soItIsInTheOtherRecordedGames(String recorded, String written) {
        isReadInFrench(recorded, written);
    }

    private void isReadInFrench(String recorded, String written) {
        var game = table.made(table.post("api/games/import?again=true", Table.record(recorded), null));
        var told = new LinkedHashSet<String>();
        var texts = told(game, told);
        assertThat(texts.size() + told.size()).isGreaterThan(50);

        var ruleset = table.get("api/games/" + game.id(), game.host()).path("ruleset").asString();
        assertThat((List<?>) atHome(table.player()).evaluate(FAULTS, List.of(ruleset, List.copyOf(texts), List.of(written.split("\\|"))))).isEmpty();
        assertThat(told).noneMatch(text -> ENGLISH.matcher(Stream.of(written.split("\\|")).reduce(text, (rest, words) -> rest.replace(words, ""))).find());
    }

    /**
     * The texts that the page reads in French: lines of the log, and what was asked at each position with the answers that were possible, where the
     * chapter has no catalog.
     *
     * @param told gets the texts that the service tells in French itself
     */
    private static Set<String> told(Table.Made game, Set<String> told) {
        var texts = new LinkedHashSet<String>();
        var home = "api/games/" + game.id();
        int newest = table.get(home, game.host()).path("position").asInt();
        for (int from = 1; from <= newest; from += PAGE) {
            table.get(home + "/log?lang=fr&from=" + from + "&limit=" + PAGE, game.host()).path("lines").valueStream().forEach(line -> add(line, "text", texts, told));
        }
        // In a long game neighbouring positions ask much the same.
        int step = newest > LONG ? Tier.times(12, 2) : 1;
        for (int at = 1; at <= newest; at += step) {
            for (var decision : table.get(home + "/decisions?lang=fr&at=" + at, game.host())) {
                add(decision, "prompt", texts, told);
                decision.path("options").valueStream().forEach(option -> add(option, "label", texts, told));
            }
        }
        explained(game, told);
        told.addAll(moments(game));
        texts.remove("");
        return texts;
    }

    /** The steps, results and reasons of each ruling, which the service tells in French. */
    private static void explained(Table.Made game, Set<String> told) {
        table.get("api/games/" + game.id() + "/rulings?lang=fr", game.host()).valueStream().flatMap(ruling -> ruling.path("explanation").valueStream()).forEach(step -> {
            told.add(step.path("step").asString(""));
            told.add(step.path("result").asString(""));
            step.path("modifiers").valueStream().forEach(modifier -> told.add(modifier.path("reason").asString("")));
        });
    }

    /** The titles of the moments of a game and of its report, which the service tells in French, without figures and names alone. */
    private static Set<String> moments(Table.Made game) {
        var texts = new LinkedHashSet<String>();
        var home = "api/games/" + game.id();
        table.get(home + "/timeline?lang=fr", game.host()).path("moments").valueStream().forEach(moment -> texts.add(moment.path("label").asString("")));
        table.get(home + "/report?lang=fr", game.host()).path("decisive").valueStream().forEach(moment -> texts.add(moment.path("title").asString("")));
        texts.removeIf(text -> !SENTENCE.matcher(text).find());
        return texts;
    }

    /** A text to those that the service tells in French, or to those that the page reads. */
    private static void add(JsonNode part, String name, Set<String> texts, Set<String> told) {
        (part.path("lang").asString("").equals("fr") ? told : texts).add(part.path(name).asString());
    }

    /** In the rest of the world stacks are counted in thirds of an LD. */
    @Test
    void aStackOfThirdsIsCalledByItsNameInFrench() {
        var read = inFrench("France's stack of 1 2/3 LD joins France's stack of 1/3 LD under Condé");

        assertThat(read).isEqualTo(List.of("La pile française de 1 2/3 LD rejoint la pile française de 1/3 LD sous Condé"));
    }

    @Test
    void unnamedLeadersAreCalledByTheirCategoryInFrench() {
        var read = inFrench("Anonymous General 6", "Spain's stack of 2 LD under Anonymous Governor 1 joins Spain's stack of 1 LD");

        assertThat(read).isEqualTo(List.of("Général anonyme 6", "La pile espagnole de 2 LD sous le gouverneur anonyme 1 rejoint la pile espagnole de 1 LD"));
    }

    /** Titles of stacks stand in many sentences: a shorter text of them does not read a longer one. */
    @Test
    void whatStacksDoIsReadAsAWhole() {
        var read = inFrench("Holland's stack of 1 LD (hol-1.7) joins Holland's stack of 1 LD (hol-1)",
                "Spain's naval stack of 8 ships in Manche");

        assertThat(read).isEqualTo(List.of("La pile hollandaise de 1 LD (hol-1.7) rejoint la pile hollandaise de 1 LD (hol-1)",
                "la pile navale espagnole de 8 navires en Manche"));
    }

    /** Europa calls its places by French names where there are some; the areas of Empires in Arms are called as its map is printed. */
    @Test
    void eachRulesetIsReadInItsOwnWords() {
        var read = atHome(table.player()).evaluate("""
                async () => {
                  const { readerOf } = await import('/page/french.js');
                  return ['eu-military', 'eu-fast-battle', 'empires-in-arms'].map((ruleset) => ['Algiers', 'Genoa'].map((word) => readerOf(ruleset).read(word)).join(' '));
                }""");

        assertThat(read).isEqualTo(List.of("Alger Gênes", "Alger Gênes", "Algiers Genoa"));
    }

    @Test
    void whoReadsFrenchIsAskedAnswersAndIsToldInFrench() {
        var game = table.artois("server");
        var page = french(game, game.seats().getFirst());

        assertThat(page.locator(".play .decision").first()).containsText("Quelle campagne choisit la France ?");
        page.locator("[data-kind=DeclareCampaign] button", new Page.LocatorOptions().setHasText("une campagne majeure")).click();

        assertThat(page.locator(".log [data-type=CampaignDeclared] .told").first()).containsText("La France déclare une campagne majeure pour");
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void whatTheRulesRefuseIsSaidInFrench() {
        var game = table.artois("server");
        table.post("api/games/" + game.id() + "/commands", "{\"type\": \"DeclareCampaign\", \"country\": \"france\", \"campaign\": \"major\"}", game.host());
        var page = french(game, game.seats().getFirst());
        page.locator("[data-pick='fra-1']").click();
        // Answers rest for a moment once the moves of the piece are there: nothing is pressed before.
        assertThat(page.locator("[data-target]").first()).isVisible();
        var form = page.locator("form[data-form='split-fra-1']");
        assertThat(page.locator(".game[data-answerable=yes]")).isVisible();
        var answer = form.getByRole(AriaRole.BUTTON, new com.microsoft.playwright.Locator.GetByRoleOptions().setName("Répondre ainsi").setExact(true));
        assertThat(answer).hasAttribute("aria-disabled", "false");
        answer.click();

        assertThat(page.locator("[role=alert]").first()).containsText("La pile française");
        assertThat(table.complaints()).allMatch(complaint -> complaint.contains("422"));
    }

    /** Texts of the service as a reader of Europa sees them in French. */
    private static Object inFrench(String... texts) {
        return atHome(table.player()).evaluate("""
                async (texts) => {
                  const { readerOf } = await import('/page/french.js');
                  return texts.map((text) => readerOf('eu-military').read(text));
                }""", List.of(texts));
    }

    private static Page french(Table.Made game, String token) {
        var page = table.player();
        page.addInitScript("localStorage.setItem('tercio.language', 'fr')");
        page.navigate(table.invitation(game, token));
        assertThat(page.locator("html")).hasAttribute("lang", "fr");
        return page;
    }
}
