package tercio.projections.eia;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.domain.dice.Dice;
import tercio.domain.eia.EmpiresInArms;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.eia.common.game.EiaEvent;
import tercio.domain.eia.common.game.Location;
import tercio.domain.game.Decision;
import tercio.domain.game.Form;
import tercio.domain.game.Verdict;
import tercio.domain.given.Tier;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Readings;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.Texts;

/** Questions to powers, the labels of their answers and the texts of their forms read in English and in French. */
class EiaQuestionsTest {

    private static final EmpiresInArms RULES = new EmpiresInArms();
    /** The answers that were read: most are offered again and again. */
    private static final Set<Sentence> READ = new HashSet<>();
    /** Words of English questions and answers that no French text has. */
    private static final Pattern ENGLISH = Pattern.compile("\\b(the|of|with|which|does|do|where|who|what|is|are|and|to|from|for|in)\\b", Pattern.CASE_INSENSITIVE);

    private static String french(Sentence said) {
        return Texts.in(Language.FR).text(said);
    }

    private static String frenchLabel(Sentence said) {
        return Texts.in(Language.FR).phrase(said);
    }

    @Test
    void theEndOfAStepWarnsOfCorpsThatAreLostAtSea() {
        var end = Sentence.of("eia.turn.to-end").with("step", "movement");
        var one = end.with("lost", 1).with("corps", CampaignNames.corps(new UnitId("great-britain-i")));
        var none = end.with("lost", 0).with("corps", CampaignNames.corps(new UnitId("great-britain-i")));

        assertThat(Texts.englishPhrase(one)).isEqualTo("end the land movement step; Great Britain I at sea, not disembarked, is lost");
        assertThat(frenchLabel(one)).isEqualTo("terminer l’étape du mouvement terrestre\u00a0; le Ier corps britannique, en mer et non débarqué, est perdu");
        assertThat(Texts.englishPhrase(none)).isEqualTo("end the land movement step");
    }

    @Test
    void aMarchIsNamedWithItsLeadersItsCostAndWhatItComesTo() {
        var march = Sentence.of("eia.march.to-march").with("to", CampaignNames.area(new SpaceId("474"))).with("led", true).with("leaders", CampaignNames.leaders(List.of(new EiaLeaderId("napoleon"))))
                .with("points", 4).with("force", true).with("attack", true);

        assertThat(Texts.englishPhrase(march)).isEqualTo("march to Vienna with Napoleon, 4 movement points, force march, attack");
        assertThat(frenchLabel(march)).isEqualTo("marcher vers Vienna avec Napoleon, 4 points de mouvement, marche forcée, attaque");
    }

    @Test
    void aDepotThatIsRemovedSaysHowManyOfItsGarrisonAreLost() {
        var removed = Sentence.of("eia.depots.to-remove").with("where", CampaignNames.location(Location.field(new SpaceId("474"))));
        var one = removed.with("lost", 1).with("factors", CampaignNames.factors(Factors.of(FactorType.INFANTRY, 1)));
        var three = removed.with("lost", 3).with("factors", CampaignNames.factors(Factors.of(FactorType.MILITIA, 3)));

        assertThat(Texts.englishPhrase(one)).isEqualTo("remove the depot in Vienna; 1 infantry of its garrison is lost");
        assertThat(Texts.englishPhrase(three)).isEqualTo("remove the depot in Vienna; 3 militia of its garrison are lost");
        assertThat(frenchLabel(three)).isEqualTo("retirer le dépôt dans la zone de Vienna\u00a0; 3 facteurs de milice de sa garnison sont perdus");
    }

    @Test
    void lossesOfAPursuitAreAskedForInPoints() {
        var asked = Sentence.of("eia.combat.ask-losses").with("who", CampaignNames.power(Power.AUSTRIA)).with("pursuit", true).with("count", 2);

        assertThat(Texts.english(asked)).isEqualTo("Austria loses 2 points of the pursuit: which?");
        assertThat(french(asked)).isEqualTo("L’Autriche perd 2 points de poursuite\u00a0: quels facteurs\u00a0?");
        assertThat(french(asked.with("pursuit", false).with("count", 1))).isEqualTo("L’Autriche perd 1 facteur\u00a0: lequel\u00a0?");
    }

    @Test
    void aTreatyIsOfferedAndAnswered() {
        var asked = Sentence.of("eia.political.ask-answer").with("treaty", "truce").with("who", CampaignNames.power(Power.PRUSSIA)).with("to", CampaignNames.power(Power.SPAIN));

        assertThat(Texts.english(asked)).isEqualTo("Prussia offers Spain a peace that forbids war. What does Spain answer?");
        assertThat(french(asked)).isEqualTo("La Prusse offre à l’Espagne une paix qui interdit la guerre. Que répond l’Espagne\u00a0?");
    }

    static List<Arguments> campaigns() {
        return Tier.some(List.of(arguments("danube-1805", "as-usual"), arguments("europe-1805", "as-usual"), arguments("turkey-russia", "as-usual"), arguments("turkey-russia", "entered"),
                arguments("danube-1805", "entered"), arguments("danube-1805", "hidden")), 2);
    }

    /** Each question, each answer and each text of a form has a key, every argument that both catalogs ask for, and no English in its French. */
    @Tag(Tier.BOTH)
    @ParameterizedTest
    @MethodSource("campaigns")
    void everyQuestionOfARandomCampaignReadsInBothLanguages(String scenario, String way) {
        var random = new Random(Tier.seed(17));
        var state = RULES.start(RULES.scenario(scenario).orElseThrow(), switch (way) {
            case "entered" -> new Readings(Map.of("EIA-MONTH", "entered"));
            case "hidden" -> new Readings(Map.of("EIA-CORPS-IDENTITIES", "hidden"));
            default -> Readings.STANDARD;
        });
        Dice dice = name -> OptionalInt.of(1 + random.nextInt(name.die().sides()));
        for (int asked = 0; asked < Tier.times(60, 1_000) && !RULES.isOver(state); asked++) {
            var decisions = RULES.decisions(state);
            decisions.forEach(EiaQuestionsTest::reads);
            var decision = decisions.get(random.nextInt(decisions.size()));
            for (var mover : decision.movers().stream().limit(3).toList()) {
                RULES.moves(state, mover).orElseThrow().forEach(option -> reads(option.label()));
            }
            var accepted = (Verdict.Accepted<EiaEvent>) RULES.decide(state, (EiaCommand) RULES.sample(state, decision, random::nextInt), dice);
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
        assertThat(said).isInstanceOf(Sentence.Keyed.class);
        tellsNoMore(said);
        assertThat(List.of(Texts.english(said), Texts.englishPhrase(said))).allSatisfy(text -> assertThat(text).isNotBlank().doesNotContain("null", "{"));
        assertThat(List.of(french(said), frenchLabel(said))).allSatisfy(text -> assertThat(text).isNotBlank().doesNotContain("null", "{").doesNotContainPattern(ENGLISH));
    }

    /** The arguments of a sentence tell no more than its text: each name among them stands in the text. */
    private static void tellsNoMore(Sentence said) {
        var text = Texts.english(said).toLowerCase(Locale.ROOT);
        assertThat(names(said).map(name -> Texts.englishPhrase(Sentence.of("eia.name.item").with("what", name)).toLowerCase(Locale.ROOT)).distinct()).allSatisfy(name -> assertThat(text).contains(name));
    }

    private static Stream<Argument> names(Sentence said) {
        return ((Sentence.Keyed) said).arguments().values().stream().flatMap(EiaQuestionsTest::names);
    }

    private static Stream<Argument> names(Argument argument) {
        return switch (argument) {
            case Argument.Name name -> Stream.of(name);
            case Argument.Phrase(var phrase) -> names(phrase);
            case Argument.Items(var items) -> items.stream().flatMap(EiaQuestionsTest::names);
            case Argument.Count _, Argument.Amount _, Argument.Word _, Argument.Text _ -> Stream.of();
        };
    }
}
