package tercio.projections.eia;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.domain.dice.Dice;
import tercio.domain.eia.EmpiresInArms;
import tercio.domain.eia.common.concept.CampaignMonth;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.eia.common.game.EiaEvent;
import tercio.domain.game.Refusal;
import tercio.domain.game.Verdict;
import tercio.domain.given.Tier;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Readings;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.Texts;

/** The refusals of commands of Empires in Arms read in English and in French. */
class EiaRefusalsTest {

    private static final EmpiresInArms RULES = new EmpiresInArms();
    /** Words of English refusals that no French text has. */
    private static final Pattern ENGLISH = Pattern.compile("\\b(the|of|with|which|does|where|who|is|are|and|to|from|for|in|not|no|has|can)\\b", Pattern.CASE_INSENSITIVE);

    private static String french(Sentence said) {
        return Texts.in(Language.FR).text(said);
    }

    @Test
    void aPieceWithTooFewFactorsIsToldWithWhatItHas() {
        var corps = CampaignNames.fewerFactors(CampaignNames.corps(new UnitId("france-iii")), FactorType.INFANTRY, 2, 5);
        var garrison = CampaignNames.fewerFactors(CampaignNames.garrison(new NationId("bavaria")), FactorType.MILITIA, 0, 1);

        assertThat(Texts.english(corps)).isEqualTo("France III has 2 infantry here, not 5.");
        assertThat(french(corps)).isEqualTo("Le IIIe corps français a ici 2 facteurs de cette sorte (infanterie), non 5.");
        assertThat(Texts.english(garrison)).isEqualTo("The garrison of Bavaria has 0 militia here, not 1.");
        assertThat(french(garrison)).isEqualTo("La garnison de la Bavière a ici aucun facteur de cette sorte (milice), non 1.");
    }

    @Test
    void casualtiesAreRefusedWithAnExample() {
        var refused = Sentence.of("eia.refused.casualties-number").with("count", 2).with("chosen", 1).with("example", CampaignNames.factors(Factors.of(FactorType.INFANTRY, 2)));

        assertThat(Texts.english(refused)).isEqualTo("2 factors are lost, not 1: for example 2 infantry.");
        assertThat(french(refused)).isEqualTo("2 facteurs sont perdus, non 1\u00a0: par exemple 2 facteurs d’infanterie.");
    }

    @Test
    void aFaultOfAnAdjustmentIsASentenceOfAPower() {
        var fault = Sentence.of("eia.fault.own-permission").with("who", CampaignNames.power(Power.SPAIN));
        var entry = Sentence.of("eia.refused.entry").with("fault", fault);

        assertThat(Texts.english(entry)).isEqualTo("Spain needs no permission of its own.");
        assertThat(french(entry)).isEqualTo("L’Espagne n’a pas besoin de sa propre permission.");
    }

    @Test
    void aPhaseOfTheMonthIsOverOrNotBegun() {
        var ended = Sentence.of("eia.refused.phase-ended").with("who", CampaignNames.power(Power.RUSSIA)).with("phase", "naval").with("host", true);
        var other = Sentence.of("eia.refused.other-phase").with("phase", "reinforcement");

        assertThat(Texts.english(ended)).isEqualTo("Russia has ended its naval phase of this month; the host can adjust what was forgotten.");
        assertThat(french(ended)).isEqualTo("La Russie a déjà terminé sa phase navale de ce mois\u00a0; l’hôte peut ajuster ce qui a été oublié.");
        assertThat(french(other)).isEqualTo("Cela appartient à la phase des renforts, qui n’est pas en cours.");
    }

    @Test
    void aFleetFindsIceAndAReserveIsTooSmall() {
        var ice = Sentence.of("eia.refused.ice").with("sea", CampaignNames.area(new SpaceId("722"))).with("month", CampaignNames.month(new CampaignMonth(1805, 12)));
        var reserve = Sentence.of("eia.refused.reserve-short").with("who", CampaignNames.power(Power.AUSTRIA)).with("money", 30).with("manpower", 20).with("cost", 31).with("men", 0);

        assertThat(Texts.english(ice)).isEqualTo("Ice closes sea area 722 in December 1805.");
        assertThat(french(ice)).isEqualTo("La glace ferme la zone de mer 722 en décembre 1805.");
        assertThat(Texts.english(reserve)).isEqualTo("The reserve of Austria holds 30 money and 20 manpower, not 31 and 0.");
        assertThat(french(reserve)).isEqualTo("La réserve de l’Autriche contient 30 d’argent et 20 de main-d’œuvre, non 31 et 0.");
    }

    /** A corps whose identity is hidden is named by its nation, its kind and its number. */
    @Test
    void aCorpsWhoseIdentityIsHiddenIsNamedByWhatEverybodyKnows() {
        var twice = Sentence.of("eia.fault.on-map-as").with("corps", CampaignNames.corps(new UnitId("russia-ii"))).with("as", CampaignNames.corps(new UnitId("russia-infantry-2")));
        var unknown = Sentence.of("eia.refused.scenario-of-unknown").with("strength", false).with("corps", CampaignNames.corps(new UnitId("russia-infantry-2")));

        assertThat(Texts.englishPhrase(twice)).isEqualTo("Russia II is on the map as Russia infantry corps 2");
        assertThat(french(twice)).isEqualTo("Le IIe corps russe est sur la carte sous le nom\u00a0: le corps d’infanterie n° 2 de la Russie");
        assertThat(Texts.english(unknown)).isEqualTo("A scenario says which corps stands where, and you may not know which Russia infantry corps 2 is: ask the host.");
        assertThat(french(unknown)).isEqualTo("Un scénario dit quel corps est où, et vous ne pouvez pas savoir lequel est le corps d’infanterie n° 2 de la Russie\u00a0: demandez à l’hôte.");
    }

    static List<Arguments> campaigns() {
        return Tier.some(List.of(arguments("danube-1805", "as-usual"), arguments("europe-1805", "as-usual"), arguments("turkey-russia", "as-usual"), arguments("turkey-russia", "entered"),
                arguments("danube-1805", "entered"), arguments("danube-1805", "hidden")), 2);
    }

    /** Commands of other moments of the same campaign, sent anew and by another power, are refused in words of the catalogs. */
    @Tag(Tier.BOTH)
    @ParameterizedTest
    @MethodSource("campaigns")
    void everyRefusalOfARandomCampaignReadsInBothLanguages(String scenario, String way) {
        var random = new Random(Tier.seed(23));
        var state = RULES.start(RULES.scenario(scenario).orElseThrow(), switch (way) {
            case "entered" -> new Readings(Map.of("EIA-MONTH", "entered"));
            case "hidden" -> new Readings(Map.of("EIA-CORPS-IDENTITIES", "hidden"));
            default -> Readings.STANDARD;
        });
        Dice dice = name -> OptionalInt.of(1 + random.nextInt(name.die().sides()));
        var sent = new ArrayList<EiaCommand>();
        var keys = new TreeSet<String>();
        for (int asked = 0; asked < Tier.times(60, 1_000) && !RULES.isOver(state); asked++) {
            var decisions = RULES.decisions(state);
            for (int again = 0; again < 6 && !sent.isEmpty(); again++) {
                if (RULES.decide(state, sent.get(random.nextInt(sent.size())), dice) instanceof Verdict.Refused<EiaEvent>(var refusal)) {
                    reads(refusal);
                    keys.add(((Sentence.Keyed) refusal.detail()).key());
                }
            }
            var decision = decisions.get(random.nextInt(decisions.size()));
            var command = (EiaCommand) RULES.sample(state, decision, random::nextInt);
            sent.add(command);
            for (var ruled : ((Verdict.Accepted<EiaEvent>) RULES.decide(state, command, dice)).events()) {
                state = RULES.evolve(state, ruled.event());
            }
        }
        assertThat(keys).as("kinds of refusals").hasSizeGreaterThan(3);
    }

    private static void reads(Refusal refusal) {
        reads(refusal.detail());
        refusal.faults().forEach(fault -> reads(fault.message()));
        refusal.legal().stream().limit(3).forEach(option -> reads(option.label()));
    }

    private static void reads(Sentence said) {
        assertThat(said).isInstanceOf(Sentence.Keyed.class);
        assertThat(Texts.english(said)).isNotBlank().doesNotContain("null", "{");
        assertThat(french(said)).isNotBlank().doesNotContain("null", "{").doesNotContainPattern(ENGLISH);
        var text = Texts.english(said).toLowerCase(Locale.ROOT);
        assertThat(names(said).map(name -> Texts.englishPhrase(Sentence.of("eia.name.item").with("what", name)).toLowerCase(Locale.ROOT)).distinct()).allSatisfy(name -> assertThat(text).contains(name));
    }

    private static Stream<Argument> names(Sentence said) {
        return ((Sentence.Keyed) said).arguments().values().stream().flatMap(EiaRefusalsTest::names);
    }

    private static Stream<Argument> names(Argument argument) {
        return switch (argument) {
            case Argument.Name name -> Stream.of(name);
            case Argument.Phrase(var phrase) -> names(phrase);
            case Argument.Items(var items) -> items.stream().flatMap(EiaRefusalsTest::names);
            case Argument.Count _, Argument.Amount _, Argument.Word _, Argument.Text _ -> Stream.of();
        };
    }
}
