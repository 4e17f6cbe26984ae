package tercio.domain.eia.combat.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.FactorType.CAVALRY;
import static tercio.domain.eia.common.concept.FactorType.INFANTRY;
import static tercio.domain.eia.common.concept.Power.AUSTRIA;
import static tercio.domain.eia.common.concept.Power.FRANCE;
import static tercio.domain.eia.common.tables.OperationalChit.ASSAULT;
import static tercio.domain.eia.common.tables.OperationalChit.CORDON;
import static tercio.domain.eia.common.tables.OperationalChit.COUNTERATTACK;
import static tercio.domain.eia.common.tables.OperationalChit.PROBE;
import static tercio.domain.eia.given.LandBoard.infantry;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import tercio.domain.eia.combat.play.CombatCommand.EndReinforcing;
import tercio.domain.eia.combat.play.CombatCommand.LaunchPursuit;
import tercio.domain.eia.combat.play.CombatCommand.LossOf;
import tercio.domain.eia.combat.play.CombatCommand.RetreatForce;
import tercio.domain.eia.combat.play.CombatCommand.TakeCasualties;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.given.LandBoard;
import tercio.domain.eia.given.LandWar;
import tercio.domain.game.Viewer;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;

/** The odds of a choice of losses and of a way of retreat, by hand from the printed tables. France has a rating of 2, Austria one of 1: its die loses 1. */
class OddsOfLossesTest {

    private static final String PLAIN = "473";
    private static final String VIENNA = "474";

    private static Factors men(int infantry, int cavalry) {
        return new Factors(Map.of(INFANTRY, infantry, CAVALRY, cavalry));
    }

    private static LandBoard board(Factors french, Factors austrian) {
        return LandBoard.of(FRANCE, AUSTRIA).war(FRANCE, AUSTRIA).corps("france-i", PLAIN, french).corps("austria-i", PLAIN, austrian);
    }

    private static LandWar probed(Factors french, Factors austrian) {
        return Combats.chits(Combats.begun(board(french, austrian), FRANCE, PLAIN), FRANCE, PROBE, AUSTRIA, COUNTERATTACK);
    }

    private static TakeCasualties loses(Power power, String corps, int infantry, int cavalry) {
        return new TakeCasualties(power, List.of(new LossOf(new UnitId(corps), INFANTRY, infantry), new LossOf(new UnitId(corps), CAVALRY, cavalry)));
    }

    private static Forecast odds(LandWar war, EiaCommand command) {
        return LandWar.RULES.forecasts(war.state(), List.of(command)).getFirst().orElseThrow();
    }

    /** The number of times that each value comes among so many throws that are alike. */
    private static Map<Object, Integer> among(Distribution<?> odds, int dice) {
        var times = new TreeMap<Object, Integer>();
        odds.weights().forEach((value, weight) -> times.merge(value, weight.intValueExact() * dice / odds.whole().intValueExact(), Integer::sum));
        return times;
    }

    /**
     * EIA-7.5.2.9: a 6 less 1 on table 3-2 takes 10 % of 20, 2 factors. In the next round 18 factors fire on 1-3: 5 % of 18 is 1, 10 % is 2;
     * 20 factors fire on 3-2 with the die less 1.
     */
    @Test
    void aChoiceOfLossesShowsWhatIsLeftAndTheNextRound() {
        var war = probed(men(10, 10), infantry(20));
        Combats.round(war, FRANCE, AUSTRIA, 1, 6);

        var foot = odds(war, loses(FRANCE, "france-i", 2, 0));
        var horse = odds(war, loses(FRANCE, "france-i", 0, 2));

        assertThat(foot.figures().get("attacker/factorsLeft")).isEqualTo(Distribution.certain(18));
        assertThat(foot.figures().get("attacker/cavalryLeft")).isEqualTo(Distribution.certain(10));
        assertThat(horse.figures().get("attacker/cavalryLeft")).isEqualTo(Distribution.certain(8));
        assertThat(foot.figures().get("attacker/corpsEmptied")).isEqualTo(Distribution.certain(0));
        assertThat(among(foot.figures().get("defender/nextRoundLosses"), 36)).isEqualTo(Map.of(0, 12, 1, 18, 2, 6));
        assertThat(among(foot.figures().get("attacker/nextRoundLosses"), 36)).isEqualTo(Map.of(0, 6, 1, 18, 2, 12));
        assertThat(foot.figures().get("attacker/nextRoundBreaks").outcomes()).as("4.0 less 1.8 and 1.8 at most").isEqualTo(List.of(false));
        assertThat(foot.parties()).isEqualTo(Map.of("attacker", "france", "defender", "austria"));
    }

    /** EIA-7.5.2.6.1.1: of 10 infantry at 3.0 and 10 cavalry at 4.0 one is lost: 67.0 / 19 is 3.6 rounded up, 66.0 / 19 is 3.5. */
    @Test
    void aChoiceOfLossesShowsTheMoraleOfTheRest() {
        var war = probed(infantry(20), men(10, 10));
        Combats.round(war, FRANCE, AUSTRIA, 6, 1);

        assertThat(odds(war, loses(AUSTRIA, "austria-i", 1, 0)).figures().get("defender/moraleOfRest")).isEqualTo(Distribution.certain(36));
        assertThat(odds(war, loses(AUSTRIA, "austria-i", 0, 1)).figures().get("defender/moraleOfRest")).isEqualTo(Distribution.certain(35));
    }

    /**
     * EIA-7.5.2.10.2: a 6 on 4-1 and on 4-3 takes 1.9 and 3.1 of Austria's 3.0 and 6 factors each time. France lost 0.8 in two rounds: class 5,
     * which takes 10, 15, 30, 45, 60 or 90 % of the cavalry. Of the 8 infantry left 3 points take all.
     */
    @Test
    void theVictorSeesThatCavalryItLosesDoesNotPursue() {
        var war = Combats.chits(Combats.begun(board(men(20, 20), infantry(20)), FRANCE, PLAIN), FRANCE, ASSAULT, AUSTRIA, CORDON);
        Combats.round(war, FRANCE, AUSTRIA, 6, 1);
        Combats.round(war, FRANCE, AUSTRIA, 6, 6);

        var foot = odds(war, loses(FRANCE, "france-i", 1, 0));
        var horse = odds(war, loses(FRANCE, "france-i", 0, 1));

        assertThat(among(foot.figures().get("attacker/pursuitPoints"), 6)).isEqualTo(Map.of(2, 1, 3, 1, 6, 1, 9, 1, 12, 1, 18, 1));
        assertThat(among(horse.figures().get("attacker/pursuitPoints"), 6)).isEqualTo(Map.of(2, 1, 3, 1, 6, 1, 9, 1, 11, 1, 17, 1));
        assertThat(among(foot.figures().get("defender/wipedOut"), 6)).isEqualTo(Map.of(false, 1, true, 5));
        assertThat(foot.figures()).doesNotContainKey("attacker/nextRoundLosses");
    }

    /** Losses of a pursuit leave what they leave: there are no dice after them. */
    @Test
    void lossesOfAPursuitShowWhatIsLeft() {
        var war = Combats.chits(Combats.begun(board(men(20, 20), men(17, 3)), FRANCE, PLAIN), FRANCE, ASSAULT, AUSTRIA, CORDON);
        Combats.round(war, FRANCE, AUSTRIA, 6, 1);
        war.plays(loses(AUSTRIA, "austria-i", 6, 0));
        Combats.round(war, FRANCE, AUSTRIA, 6, 1);
        war.plays(loses(AUSTRIA, "austria-i", 5, 1)).plays(new LaunchPursuit(FRANCE, true), 1);

        var loses = odds(war, loses(AUSTRIA, "austria-i", 0, 2));

        assertThat(loses.figures().get("defender/factorsLeft")).as("20 less 6, 6 and the 2 cavalry of 2 points").isEqualTo(Distribution.certain(6));
        assertThat(loses.figures().keySet()).containsExactly("defender/factorsLeft", "defender/cavalryLeft", "defender/corpsEmptied", "defender/moraleOfRest");
    }

    /** After the third round the next day is shown, with the same chits. */
    @Test
    void lossesOfTheLastRoundShowTheNextDay() {
        var war = probed(men(10, 10), infantry(20));
        Combats.round(war, FRANCE, AUSTRIA, 1, 1);
        Combats.round(war, FRANCE, AUSTRIA, 1, 1);
        // Table 4-2 with a 6 less 1.
        Combats.round(war, FRANCE, AUSTRIA, 1, 6);
        var due = war.decision("losses-attacker").options().getFirst();

        assertThat(odds(war, (EiaCommand) due.command()).figures()).containsKeys("attacker/factorsLeft", "sameChits/winner");
    }

    // --- Retreat ---------------------------------------------------------------------------------------------------

    private static LandWar beaten(LandBoard board) {
        var war = Combats.chits(Combats.begun(board, FRANCE, PLAIN), FRANCE, ASSAULT, AUSTRIA, CORDON);
        Combats.round(war, FRANCE, AUSTRIA, 6, 1).plays(new EndReinforcing(FRANCE));
        return Combats.round(war, FRANCE, AUSTRIA, 6, 1);
    }

    /** EIA-7.5.2.10.3.1, EIA-7.5.2.10.3.3: both areas hold a depot; where an enemy corps stands the force must go on. */
    @Test
    void aWayOfRetreatShowsHowFarTheDepotIsAndWhetherItGoesOn() {
        var war = beaten(board(infantry(40), infantry(20)).depot(AUSTRIA, Location.field(new SpaceId(VIENNA)), infantry(1))
                .depot(AUSTRIA, Location.field(new SpaceId("472")), infantry(1)).corps("france-ii", "472", infantry(1)));

        var vienna = odds(war, new RetreatForce(FRANCE, new SpaceId(VIENNA)));
        var held = odds(war, new RetreatForce(FRANCE, new SpaceId("472")));

        assertThat(vienna.figures().get("defender/areasToDepot")).isEqualTo(Distribution.certain(0));
        assertThat(vienna.figures().get("defender/goesOn")).isEqualTo(Distribution.certain(false));
        assertThat(held.figures().get("defender/goesOn")).isEqualTo(Distribution.certain(true));
        assertThat(held.figures().get("defender/mustSurrender")).isEqualTo(Distribution.certain(false));
    }

    /** EIA-7.5.2.6.3: the factors of a combat are known to all while it is fought, so that everybody sees the same odds. */
    @Test
    void everybodySeesTheOddsOfLossesOfARevealedCombat() {
        var war = probed(men(10, 10), infantry(20));
        Combats.round(war, FRANCE, AUSTRIA, 1, 6);
        var foot = loses(FRANCE, "france-i", 2, 0);

        assertThat(LandWar.RULES.forecasts(LandWar.RULES.asSeenBy(war.state(), Viewer.PUBLIC), List.of(foot)).getFirst()).contains(odds(war, foot));
    }
}
