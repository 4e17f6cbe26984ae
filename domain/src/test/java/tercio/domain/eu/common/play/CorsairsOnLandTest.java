package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Raid;
import tercio.domain.eu.common.game.Revolt;
import tercio.domain.eu.common.game.SessionAtStart;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.revolt.play.RevoltCommand.FightCorsairs;
import tercio.domain.eu.land.revolt.play.RevoltCommand.FightRebels;
import tercio.domain.eu.land.revolt.play.RevoltEvent.CorsairsFought;
import tercio.domain.eu.scenario.adjustment.play.EuAdjustment;
import tercio.domain.eu.scenario.adjustment.play.EuChange;
import tercio.domain.eu.scenario.adjustment.play.ProvinceChange;
import tercio.domain.game.Decision;
import tercio.domain.game.Verdict;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Success;
import tercio.domain.sentence.given.Told;

/** Land troops against corsairs that raid a coast (EU-CORSAIR-LAND, AMB-99). */
class CorsairsOnLandTest {

    private static SessionAtStart raids(Map<SpaceId, Revolt> revolts, Map<SpaceId, Raid> raids) {
        return new SessionAtStart(List.of(), Optional.empty(), Optional.empty(), Map.of(), Map.of(), Map.of(), Map.of(), List.of(), List.of(), revolts,
                Optional.empty(), raids);
    }

    /** Corsairs in the plain of Picardie, with an A- of manoeuvre 2 there; the impulses are over. */
    private static War inPicardie(Map<SpaceId, Revolt> revolts, Raid raid) {
        return Situation.franceAgainstSpain().after(raids(revolts, Map.of(new SpaceId("picardie"), raid)))
                .stack("army", "france", "picardie", 0, 1, 0).under(2, 1, 1, 0).war()
                .luckyInAttrition().waits("france").luckyInAttrition().waits("spain");
    }

    private static War inPicardie(String by, int level, int maneuver) {
        return inPicardie(Map.of(), new Raid(new CountryId(by), level, maneuver));
    }

    @Test
    void theFightIsThatAgainstRevolts() {
        var war = inPicardie("pirates", 1, 0);
        assertThat(war.decisions()).extracting(Decision::id).containsExactly("corsairs-picardie");
        assertThat(war.decisions().getFirst().party()).isEqualTo("france");
        assertThat(Told.of(war.decisions().getFirst().prompt())).isEqualTo("eu.revolt.ask-corsairs: where Picardie, whom (eu.revolt.raiders: raid (eu.revolt.raid: plus 0, minus 1, both no, counters 1), country Pirates), siege no, revolt no.");

        war.plays(new FightCorsairs(new SpaceId("picardie")), 4);

        assertThat(war.step("fight against a corsair").modified()).as("4 + 2 LD + 2 manoeuvre").isEqualTo(8);
        assertThat(war.last(CorsairsFought.class)).isEqualTo(new CorsairsFought(new SpaceId("picardie"), new CountryId("france"), true, 0));
        assertThat(war.board().marks().raids()).isEmpty();
        assertThat(war.decisions()).extracting(Decision::id).containsExactly("continuation");
    }

    @Test
    void theirLeaderAndTheirCountersPlusMakeItHarderAndNoFortressDoes() {
        var war = inPicardie("spain", 3, 3).plays(new FightCorsairs(new SpaceId("picardie")), 8);

        assertThat(war.step("fight against a corsair").modified()).as("8 + 2 + 2 - 3 - 2, whatever the fortress").isEqualTo(7);
        assertThat(war.board().marks().raids()).containsExactly(Map.entry(new SpaceId("picardie"), new Raid(new CountryId("spain"), 3, 3)));
        assertThat(inPicardie("spain", 4, 6).plays(new FightCorsairs(new SpaceId("picardie")), 10).last(CorsairsFought.class).level()).as("a natural 10").isEqualTo(3);
        assertThat(inPicardie("spain", 2, 0).plays(new FightCorsairs(new SpaceId("picardie")), 6).board().marks().raids()).as("6 + 2 + 2 - 2 turns the counter")
                .containsExactly(Map.entry(new SpaceId("picardie"), new Raid(new CountryId("spain"), 1, 0)));
    }

    @Test
    void troopsDoOneThingARound() {
        var war = inPicardie(Map.of(new SpaceId("picardie"), new Revolt(1, 0)), new Raid(new CountryId("pirates"), 1, 0));
        assertThat(war.decisions()).extracting(Decision::id).containsExactlyInAnyOrder("revolt-picardie", "corsairs-picardie");

        war.plays(new FightRebels(new SpaceId("picardie")), 1);

        assertThat(war.board().marks().raids()).isNotEmpty();
        assertThat(Told.of(war.refuses(new FightCorsairs(new SpaceId("picardie"))).detail())).isEqualTo("eu.revolt.refused-segment: what corsairs.");
        assertThat(war.decisions()).extracting(Decision::id).containsExactly("continuation");
    }

    @Test
    void onlyEnemiesAreFought() {
        assertThat(inPicardie("france", 1, 0).decisions()).extracting(Decision::id).containsExactly("continuation");
        assertThat(inPicardie("algerie", 1, 0).decisions()).extracting(Decision::id).as("a country outside of the war").containsExactly("corsairs-picardie");
        assertThat(Told.of(inPicardie("pirates", 1, 0).refuses(new FightCorsairs(new SpaceId("artois"))).detail())).isEqualTo("eu.revolt.refused-no-corsairs: where Artois.");
        assertThat(inPicardie("pirates", 1, 0).refuses(new FightCorsairs(null)).rule().id()).isEqualTo("EU-CORSAIR-LAND");
    }

    @Test
    void besiegersWhoAreTooFewToUndermineFightNoCorsairsEither() {
        var war = Situation.franceAgainstSpain().after(raids(Map.of(), Map.of(new SpaceId("flandre"), new Raid(new CountryId("pirates"), 1, 0)))).level("flandre", 3)
                .stack("army", "france", "flandre", 0, 1, 0).war()
                .luckyInAttrition().waits("france").luckyInAttrition().waits("spain").luckyInAttrition();

        assertThat(war.decisions()).extracting(Decision::id).containsExactly("siege-flandre");
        assertThat(Told.of(war.refuses(new FightCorsairs(new SpaceId("flandre"))).detail())).contains("least 3, siege no", "eu.revolt.refused-unable: what corsairs");
    }

    @Test
    void theOddsAreThoseOfTheDie() {
        var war = inPicardie("pirates", 1, 0);
        var result = War.RULES.forecasts(war.board(), List.of(new FightCorsairs(new SpaceId("picardie")))).getFirst().orElseThrow().figures().get("result");

        assertThat(result.weightOf(Success.SUCCESS::equals).multiply(BigInteger.TEN)).as("4 to 10 of 10").isEqualTo(result.whole().multiply(BigInteger.valueOf(7)));
    }

    @Test
    void theAccountTellsOfTheFight() {
        var war = inPicardie("algerie", 3, 0);
        var fought = ((Verdict.Accepted<EuEvent>) War.RULES.decide(war.board(), new FightCorsairs(new SpaceId("picardie")), Dice.inOrder(List.of(9)))).events().getFirst();

        assertThat(Told.of(War.RULES, war.board(), fought.event(), fought.explanation())).as("9 + 2 + 2 - 2").isEqualTo(
                "eu.revolt.corsairs: who France, rolled modified, die 9, sum 11, needed 8, natural 10, "
                        + "whom (eu.name.raiders: raid (eu.name.raid: plus 1, minus 1, both yes, counters 2), country Algiers, counters 2), where Picardie, "
                        + "result fewer, left (eu.name.raid: plus 1, minus 0, both no, counters 1).");
    }

    @Test
    void theScenarioAndTheHostPlaceThemOnACoast() {
        var inland = Situation.franceAgainstSpain().after(raids(Map.of(), Map.of(new SpaceId("champagne"), new Raid(new CountryId("pirates"), 1, 0)))).scenario();
        assertThat(War.RULES.faults(inland)).containsOnlyKeys("/session/raids/champagne");
        var odd = Situation.franceAgainstSpain().after(raids(Map.of(), Map.of(new SpaceId("picardie"), new Raid(new CountryId("nobody"), 5, 9)))).scenario();
        assertThat(War.RULES.faults(odd)).containsOnlyKeys("/session/raids/picardie/by", "/session/raids/picardie/level", "/session/raids/picardie/maneuver");

        var war = Situation.franceAgainstSpain().stack("army", "france", "picardie", 0, 1, 0).war();
        var placed = decided(war.board(), new ProvinceChange.RaidSet(new SpaceId("picardie"), 2, new CountryId("pirates"), Optional.of(4)));
        assertThat(((EuState) ((Verdict.Accepted<?>) placed).boards().getLast()).marks().raids()).containsExactly(Map.entry(new SpaceId("picardie"), new Raid(new CountryId("pirates"), 2, 4)));
        assertThat(((Verdict.Refused<?>) decided(war.board(), new ProvinceChange.RaidSet(new SpaceId("champagne"), 2, new CountryId("pirates"), Optional.empty()))).refusal().faults())
                .singleElement().satisfies(fault -> assertThat(Told.of(fault.message())).isEqualTo("eu.adjustment.fault-no-coast: where Champagne."));
    }

    private static Verdict<?> decided(EuState board, EuChange change) {
        return War.RULES.adjustments().orElseThrow().decide(board, new EuAdjustment("an event", List.of(change)));
    }
}
