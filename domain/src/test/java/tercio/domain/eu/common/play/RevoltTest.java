package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Timar;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Revolt;
import tercio.domain.eu.common.game.SessionAtStart;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.given.Chance;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.land.revolt.play.RevoltCommand.FightRebels;
import tercio.domain.eu.land.revolt.play.RevoltEvent.RebelsFought;
import tercio.domain.eu.land.siege.play.SiegeCommand.Undermine;
import tercio.domain.eu.scenario.adjustment.play.EuAdjustment;
import tercio.domain.eu.scenario.adjustment.play.ProvinceChange;
import tercio.domain.eu.supply.attrition.AttritionCauses.Unrest;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Decision;
import tercio.domain.game.Verdict;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Success;
import tercio.domain.sentence.given.Told;

/** Revolts and rebellions on the board (EU-CTRL-2, EU-CTRL-4, EU-REVOLT-FIGHT). */
class RevoltTest {

    private static Situation revolts(Map<SpaceId, Revolt> revolts) {
        return Situation.franceAgainstSpain().after(new SessionAtStart(List.of(), Optional.empty(), Optional.empty(), Map.of(), Map.of(), Map.of(),
                Map.of(), List.of(), List.of(), revolts));
    }

    /** A revolt in the plain of Picardie, with an A- of manoeuvre 2 there; the impulses are over. */
    private static War inPicardie(int level, int maneuver) {
        return revolts(Map.of(new SpaceId("picardie"), new Revolt(level, maneuver))).stack("army", "france", "picardie", 0, 1, 0).under(2, 1, 1, 0).war()
                .luckyInAttrition().waits("france").luckyInAttrition().waits("spain");
    }

    @Test
    void troopsInTheProvinceMustFight() {
        var war = inPicardie(1, 0);
        assertThat(war.decisions()).extracting(Decision::id).containsExactly("revolt-picardie");
        assertThat(war.decisions().getFirst().party()).isEqualTo("france");

        war.plays(new FightRebels(new SpaceId("picardie")), 4);
        assertThat(war.step("fight against a revolt").modified()).as("4 + 2 LD + 2 manoeuvre").isEqualTo(8);
        assertThat(war.last(RebelsFought.class)).isEqualTo(new RebelsFought(new SpaceId("picardie"), new CountryId("france"), true, 0));
        assertThat(war.board().marks().isInRevolt(new SpaceId("picardie"))).isFalse();
        assertThat(war.decisions()).extracting(Decision::id).containsExactly("continuation");
    }

    @Test
    void theLeaderOfTheRebelsAndTheirCountersPlusMakeItHarder() {
        var war = inPicardie(3, 3).plays(new FightRebels(new SpaceId("picardie")), 9);

        assertThat(war.step("fight against a revolt").modified()).as("9 + 2 + 2 - 3 - 2").isEqualTo(8);
        assertThat(war.board().marks().revolts()).containsExactly(Map.entry(new SpaceId("picardie"), new Revolt(2, 3)));
        var again = inPicardie(4, 3).plays(new FightRebels(new SpaceId("picardie")), 9);
        assertThat(again.last(RebelsFought.class)).as("9 + 2 + 2 - 3 - 4 = 6").isEqualTo(new RebelsFought(new SpaceId("picardie"), new CountryId("france"), false, 4));
        assertThat(inPicardie(4, 6).plays(new FightRebels(new SpaceId("picardie")), 10).last(RebelsFought.class).level()).as("a natural 10").isEqualTo(3);
    }

    /** EU-REVOLT-FIGHT modifiers 5 and 6: a fortress of level 2 with 1 LD. */
    @Test
    void aFortressThatIsFriendlyToTheRebelsMakesItHarder() {
        var war = revolts(Map.of(new SpaceId("picardie"), new Revolt(2, 0, Optional.of(1)))).level("picardie", 2).stack("army", "france", "picardie", 0, 1, 0)
                .under(2, 1, 1, 0).war().luckyInAttrition().waits("france").luckyInAttrition().waits("spain").plays(new FightRebels(new SpaceId("picardie")), 9);

        assertThat(war.step("fight against a revolt").modified()).as("9 + 2 LD + 2 manoeuvre - 2 level - 1 LD - 2 counter+").isEqualTo(8);
        assertThat(war.board().marks().revolts()).as("what is left keeps the fortress").containsExactly(Map.entry(new SpaceId("picardie"), new Revolt(1, 0, Optional.of(1))));
    }

    /** EU-REVOLT-FIGHT modifier 7: Cevennes is no plain. */
    @Test
    void roughGroundHelpsTheRebels() {
        var war = revolts(Map.of(new SpaceId("cevennes"), new Revolt(1, 0))).stack("army", "france", "cevennes", 0, 1, 0).war()
                .luckyInAttrition().waits("france").luckyInAttrition().waits("spain").plays(new FightRebels(new SpaceId("cevennes")), 9);
        assertThat(war.step("fight against a revolt").modified()).as("9 + 2 LD - 3").isEqualTo(8);
    }

    /** EU-REVOLT-FIGHT modifier 2: a Pasha counts 1, however many LD it has. */
    @Test
    void aPashaCountsOneWhateverItsSize() {
        var war = revolts(Map.of(new SpaceId("rumeli"), new Revolt(1, 0))).alliances(List.of("turkey", "france"), List.of("spain")).initiative("turkey", 12)
                .stack("army", "turkey", "rumeli", 0, 0, 2).with(Timar.pashas(3)).war().luckyInAttrition().waits("spain").luckyInAttrition().waits("turkey", "france")
                .plays(new FightRebels(new SpaceId("rumeli")), 8);
        assertThat(war.step("fight against a revolt").modified()).as("8 + 2 LD + 1 Pasha - 3 in a forest").isEqualTo(8);
    }

    @Test
    void itIsFoughtOnceARoundInTheSiegeSegmentAndByTroopsThatAreThere() {
        var before = revolts(Map.of(new SpaceId("picardie"), new Revolt(1, 0))).stack("army", "france", "picardie", 0, 1, 0).war();
        assertThat(before.refuses(new FightRebels(new SpaceId("picardie"))).rule().id()).isEqualTo("EU-REVOLT-FIGHT");
        var war = revolts(Map.of(new SpaceId("picardie"), new Revolt(1, 0), new SpaceId("champagne"), new Revolt(1, 0))).stack("army", "france", "picardie", 0, 1, 0)
                .stack("more", "france", "champagne", 0, 0, 1).war().luckyInAttrition().waits("france").luckyInAttrition().waits("spain");
        war.plays(new FightRebels(new SpaceId("picardie")), 1);

        var refusal = war.refuses(new FightRebels(new SpaceId("picardie")));
        assertThat(refusal.legal()).extracting(option -> option.command()).containsExactly(new FightRebels(new SpaceId("champagne")));
        assertThat(Told.of(war.refuses(new FightRebels(new SpaceId("artois"))).detail())).isEqualTo("eu.revolt.refused-no-revolt: where Artois.");
        assertThat(war.refuses(new FightRebels(null)).rule().id()).isEqualTo("EU-REVOLT-FIGHT");
    }

    @Test
    void whoBesiegesChoosesBetweenTheFortressAndTheRevolt() {
        var war = revolts(Map.of(new SpaceId("artois"), new Revolt(1, 0))).level("artois", 3).stack("army", "france", "artois", 2, 0, 0).war()
                .luckyInAttrition().waits("france").luckyInAttrition().waits("spain");
        assertThat(war.decisions()).extracting(Decision::id).containsExactlyInAnyOrder("siege-artois", "revolt-artois");

        war.plays(new FightRebels(new SpaceId("artois")), 5);
        assertThat(war.board().marks().isInRevolt(new SpaceId("artois"))).isFalse();
        assertThat(war.refuses(new Undermine(new SpaceId("artois"))).rule().id()).as("not both").isEqualTo("EU-SIEGE");
    }

    @Test
    void besiegersWhoAreTooFewToUndermineFightNoRevoltEither() {
        var war = revolts(Map.of(new SpaceId("artois"), new Revolt(1, 0))).level("artois", 3).stack("army", "france", "artois", 0, 1, 0).war()
                .luckyInAttrition().waits("france").luckyInAttrition().waits("spain").luckyInAttrition();

        assertThat(war.decisions()).extracting(Decision::id).containsExactly("siege-artois");
        assertThat(Told.of(war.refuses(new FightRebels(new SpaceId("artois"))).detail())).contains("least 3, siege no");
    }

    @Test
    void aRevoltMakesAMoveActiveAndItsProvinceUnfriendly() {
        var situation = revolts(Map.of(new SpaceId("picardie"), new Revolt(1, 0))).stack("army", "france", "ile_de_france", 0, 1, 0);
        var war = situation.war();
        var board = new WarView(war.board(), EuMap.PRINTED, EuTables.PRINTED);
        assertThat(board.isFriendly(new SpaceId("picardie"), Alliance.of(0))).isFalse();
        assertThat(board.hasUnfriendlyForces(new SpaceId("picardie"), Alliance.of(0))).isTrue();
        assertThat(board.isFriendly(new SpaceId("ile_de_france"), Alliance.of(0))).isTrue();

        var refusal = war.luckyInAttrition().declares("france", Campaign.PASSIVE).refuses(new MoveStack(new StackId("army"), List.of(new SpaceId("picardie"))));
        assertThat(Told.of(refusal.detail())).isEqualTo("eu.campaign.refused-active: why passive, campaign (eu.campaign.passive), who France.");
    }

    @Test
    void itCountsInAttritionBesidePillage() {
        var marks = revolts(Map.of(new SpaceId("picardie"), new Revolt(3, 0))).war().board().marks().withPillage(new SpaceId("picardie"), 1);

        assertThat(marks.unrest(new SpaceId("picardie"))).isEqualTo(new Unrest(2, 1));
        assertThat(marks.unrest(new SpaceId("artois"))).isEqualTo(new Unrest(0, 0));
    }

    @Test
    void theOddsAreThoseOfTheDie() {
        var war = inPicardie(1, 0);
        var odds = War.RULES.forecasts(war.board(), List.of(new FightRebels(new SpaceId("picardie")))).getFirst().orElseThrow();

        var result = odds.figures().get("result");
        assertThat(result.weightOf(Success.SUCCESS::equals).multiply(BigInteger.TEN)).as("4 to 10 of 10").isEqualTo(result.whole().multiply(BigInteger.valueOf(7)));
    }

    @Test
    void theHostPlacesAndRemovesRevolts() {
        var war = Situation.franceAgainstSpain().stack("army", "france", "picardie", 0, 1, 0).war();
        var placed = new EuAdjustment("an event", List.of(new ProvinceChange.RevoltSet(new SpaceId("picardie"), 2, Optional.of(4), Optional.of(1))));
        var accepted = (Verdict.Accepted<?>) War.RULES.adjustments().orElseThrow().decide(war.board(), placed);
        var board = (EuState) accepted.boards().getLast();
        assertThat(board.marks().revolts()).containsExactly(Map.entry(new SpaceId("picardie"), new Revolt(2, 4, Optional.of(1))));
        assertThat(Chance.game(War.RULES, board, 3, 6000)).hasSizeLessThan(6000);
    }

    @Test
    void aRevoltOfAScenarioHasABound() {
        assertThat(War.RULES.faults(revolts(Map.of(new SpaceId("picardie"), new Revolt(5, 7), new SpaceId("atlantis"), new Revolt(1, 0))).scenario()))
                .containsOnlyKeys("/session/revolts/picardie/level", "/session/revolts/picardie/maneuver", "/session/revolts/atlantis");
    }
}
