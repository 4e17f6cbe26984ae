package tercio.projections.eu;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.domain.dice.Dice;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Decision;
import tercio.domain.game.Form;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;
import tercio.domain.given.Tier;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Readings;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.Texts;

/** Questions to players and the labels of their answers read in English and in French. */
class EuQuestionsTest {

    private static final EuMilitary RULES = new EuMilitary();

    /** The answers that were read: most are offered again and again. */
    private static final Set<Sentence> READ = new HashSet<>();

    /** Words of English questions and answers that no French text has. */
    private static final Pattern ENGLISH = Pattern.compile("\\b(the|of|with|which|does|where|who|what|that|their)\\b", Pattern.CASE_INSENSITIVE);

    private static String french(Sentence question) {
        return Texts.in(Language.FR).text(question);
    }

    private static String frenchLabel(Sentence label) {
        return Texts.in(Language.FR).phrase(label);
    }

    private static War march() {
        return Situation.franceAgainstSpain().stack("army", "france", "picardie", 1, 0, 0).stack("watch", "spain", "flandre", 0, 0, 1)
                .war().declares("france", Campaign.SIMPLE);
    }

    @Test
    void whoMovesIsAskedInBothLanguages() {
        var asked = march().decision("movement");

        assertThat(Texts.english(asked.prompt())).isEqualTo("Which stack of France moves?");
        assertThat(french(asked.prompt())).isEqualTo("Quelle pile de la France se déplace\u00a0?");
        assertThat(asked.options()).extracting(option -> Texts.englishPhrase(option.label())).containsExactly("end the movements");
        assertThat(asked.options()).extracting(option -> frenchLabel(option.label())).containsExactly("finir les mouvements");
    }

    /** 3 MP by way of Île-de-France, the only way that is offered. */
    @Test
    void aMarchIsNamedWithItsCost() {
        var war = march();
        var march = War.RULES.moves(war.board(), "army").orElseThrow().stream()
                .filter(option -> option.command().equals(new MoveStack(new StackId("army"), List.of(new SpaceId("ile_de_france"), new SpaceId("champagne"))))).map(Option::label).findFirst().orElseThrow();

        assertThat(Texts.englishPhrase(march)).isEqualTo("march to Champagne, 3 MP");
        assertThat(frenchLabel(march)).isEqualTo("marcher vers Champagne, 3 MP");
    }

    @Test
    void anAnswerOfOneOfSeveralAlliesNamesItsCountry() {
        var claim = Sentence.of("eu.name.answer-of").with("answer", Sentence.of("eu.precedence.claim").with("what", "move").with("too", true))
                .with("country", SentenceNames.country(new CountryId("venice")));

        assertThat(Texts.englishPhrase(claim)).isEqualTo("claim the next move too: a die decides (Venice)");
        assertThat(frenchLabel(claim)).isEqualTo("demander aussi le prochain mouvement\u00a0: un dé décide (Venise)");
    }

    /** A label begins with a capital letter only where it begins with a name. */
    @Test
    void aLabelBeginsAsItsEnglishOneDoes() {
        var stack = Sentence.of("eu.name.stack").with("country", SentenceNames.country(new CountryId("spain"))).with("size", SentenceNames.ld(9));
        var leaves = Sentence.of("eu.siege.to-leave").with("stack", stack).with("where", SentenceNames.place(new SpaceId("picardie")));
        var abandoned = Sentence.of("eu.siege.to-abandon").with("where", SentenceNames.place(new SpaceId("picardie")));

        assertThat(frenchLabel(leaves)).isEqualTo("La pile espagnole de 3 LD quitte le siège et revient en Picardie");
        assertThat(frenchLabel(abandoned)).isEqualTo("abandonner le siège et revenir en Picardie");
    }

    @Test
    void lossesAreAskedForWithTheirCause() {
        var asked = Sentence.of("eu.losses.ask-left").with("who", SentenceNames.country(new CountryId("turkey"))).with("lost", SentenceNames.ld(6))
                .with("why", "too_many_Pashas").with("cause", new Text("too many Pashas")).with("beyond", 2);

        assertThat(Texts.english(asked)).isEqualTo("Turkey loses 2 LD (too many Pashas), and 2 LD more with a Pasha who is killed whole: what is left?");
        assertThat(french(asked)).isEqualTo("La Turquie perd 2 LD (trop de Pachas), et 2 LD de plus avec un Pacha tué entier\u00a0: que reste-t-il\u00a0?");
    }

    @Test
    void whoIsRefusedForAnOpenQuestionReadsIt() {
        var first = Sentence.of("kernel.refusal.first").with("question", Sentence.of("eu.battle.ask-retreat").with("who", SentenceNames.country(new CountryId("spain"))));

        assertThat(Texts.englishPhrase(first)).isEqualTo("first: Where does Spain retreat?");
        assertThat(frenchLabel(first)).isEqualTo("d’abord\u00a0: Où se retire l’Espagne\u00a0?");
    }

    static List<String> wars() {
        return Tier.some(List.of("artois", "vienna-1529", "armada", "breitenfeld-1631", "lepanto"), 2);
    }

    /** Each question of the domain has every argument that the catalogs of both languages ask for. */
    @Tag(Tier.BOTH)
    @ParameterizedTest
    @MethodSource("wars")
    void everyQuestionOfAWarPlayedBlindlyReadsInBothLanguages(String scenario) {
        var random = new Random(Tier.seed(31));
        var state = RULES.start(RULES.scenario(scenario).orElseThrow(), Readings.STANDARD);
        Dice dice = name -> OptionalInt.of(1 + random.nextInt(name.die().sides()));
        for (int asked = 0; asked < Tier.times(20, 300) && !RULES.isOver(state); asked++) {
            var decisions = RULES.decisions(state);
            decisions.forEach(EuQuestionsTest::reads);
            var decision = decisions.get(random.nextInt(decisions.size()));
            for (var mover : decision.movers()) {
                RULES.moves(state, mover).orElseThrow().forEach(option -> reads(option.label()));
            }
            var accepted = (Verdict.Accepted<EuEvent>) RULES.decide(state, (EuCommand) RULES.sample(state, decision, random::nextInt), dice);
            for (var ruled : accepted.events()) {
                state = RULES.evolve(state, ruled.event());
            }
        }
    }

    private static void reads(Decision decision) {
        reads(decision.prompt());
        decision.options().forEach(option -> reads(option.label()));
        decision.optionalForm().ifPresent(form -> {
            form.fields().forEach(field -> reads(field.label()));
            form.fields().stream().flatMap(field -> items(field).stream()).forEach(item -> reads(item.label()));
            form.limits().forEach(limit -> reads(limit.text()));
        });
    }

    private static List<Form.Item> items(Form.Field field) {
        return switch (field) {
            case Form.Count count -> List.of();
            case Form.Subset subset -> subset.of();
            case Form.Order order -> order.of();
            case Form.Choice choice -> choice.of();
        };
    }

    private static void reads(Sentence said) {
        if (!READ.add(said)) {
            return;
        }
        assertThat(said).as("a question, an answer or a text of a form").isInstanceOf(Sentence.Keyed.class);
        tellsNoMore(said);
        assertThat(List.of(french(said), frenchLabel(said))).allSatisfy(text -> assertThat(text).doesNotContainPattern(ENGLISH));
        assertThat(List.of(Texts.english(said), Texts.englishPhrase(said), french(said), frenchLabel(said))).allSatisfy(text -> assertThat(text).isNotBlank().doesNotContain("null", "{"));
    }

    /**
     * The arguments of a sentence tell no more than its text: each leader among them stands in the text.
     * Countries and places stand in the command beside it.
     */
    private static void tellsNoMore(Sentence said) {
        var text = Texts.english(said).toLowerCase(Locale.ROOT);
        assertThat(names(said).map(name -> Texts.englishPhrase(Sentence.of("eu.name.item").with("what", name)).toLowerCase(Locale.ROOT)).distinct()).allSatisfy(name -> assertThat(text).contains(name));
    }

    private static Stream<Argument> names(Sentence said) {
        return ((Sentence.Keyed) said).arguments().values().stream().flatMap(EuQuestionsTest::names);
    }

    private static Stream<Argument> names(Argument argument) {
        return switch (argument) {
            case Argument.Name name -> name.kind().equals("eu.leader") ? Stream.of(name) : Stream.of();
            case Argument.Phrase(var phrase) -> names(phrase);
            case Argument.Items(var items) -> items.stream().flatMap(EuQuestionsTest::names);
            case Argument.Count _, Argument.Amount _, Argument.Word _, Argument.Text _ -> Stream.of();
        };
    }
}
