package tercio.domain.eia.combat.siege.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.FactorType.INFANTRY;
import static tercio.domain.eia.common.concept.FactorType.MILITIA;
import static tercio.domain.eia.common.concept.Power.AUSTRIA;
import static tercio.domain.eia.common.concept.Power.FRANCE;
import static tercio.domain.eia.given.LandBoard.infantry;
import static tercio.domain.eia.given.LandBoard.men;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eia.combat.CombatReadings;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.AttemptAssault;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.DefendBreach;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.FightSiegeRound;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.HoldSiege;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.RaiseSiege;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.TakeSiegeLosses;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.FactorShare;
import tercio.domain.eia.common.game.Journey;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.Upkeep;
import tercio.domain.eia.given.LandBoard;
import tercio.domain.eia.given.LandWar;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Readings;
import tercio.domain.sentence.given.Told;

/** Assault attempts and assaults (EIA-7.5.4.1). Linz (475) has 3 spires and one fleche, Vienna (474) 4 spires and none. */
class AssaultTest {

    private static final String LINZ = "475";
    private static final String VIENNA = "474";
    private static final String AUSTRIANS = FactorShare.garrisonPiece(new NationId("austria")).value();

    private static final AttemptAssault ATTEMPT = new AttemptAssault(FRANCE, new SpaceId(LINZ));
    private static final DefendBreach DEFEND = new DefendBreach(AUSTRIA, new SpaceId(LINZ));
    private static final FightSiegeRound ROUND = new FightSiegeRound(FRANCE, new SpaceId(LINZ));

    private static LandBoard before(String city) {
        return LandBoard.of(FRANCE, AUSTRIA).war(FRANCE, AUSTRIA).besieged(city, FRANCE);
    }

    /** 20 infantry and 6 militia in two French corps before Linz, 5 infantry and 4 militia inside. */
    private static LandBoard linz() {
        return before(LINZ).corps("france-i", LINZ, men(10, 6, 0)).corps("france-ii", LINZ, infantry(10))
                .garrison(LINZ, "austria", men(5, 4, 0)).siegesOf(FRANCE);
    }

    private static TakeSiegeLosses french(FactorShare... losses) {
        return new TakeSiegeLosses(FRANCE, new SpaceId(LINZ), List.of(losses));
    }

    private static TakeSiegeLosses austrian(FactorShare... losses) {
        return new TakeSiegeLosses(AUSTRIA, new SpaceId(LINZ), List.of(losses));
    }

    /** The example of an assault in the description of the adjudicator, with the same dice and numbers. */
    @Test
    void anAssaultTakesTheCity() {
        var war = linz().play().plays(ATTEMPT, 5);
        assertThat(LandWar.sum(war.step("assault attempt"))).as("-1 siege value, +1 for 9 of 15").isZero();
        assertThat(LandWar.result(war.step("assault attempt"))).startsWith("eia.siege.result-attempt: result breach,");

        war.plays(DEFEND).plays(ROUND, 5, 3);
        assertThat(war.last(CitySiegeEvent.SiegeFightMoved.class).combat().attacker().due()).as("10% of 9").isEqualTo(1);
        assertThat(war.last(CitySiegeEvent.SiegeFightMoved.class).combat().defender().due()).as("15% of 26").isEqualTo(4);
        war.plays(french(new FactorShare(new UnitId("france-i"), MILITIA, 1))).plays(austrian(new FactorShare(new UnitId(AUSTRIANS), MILITIA, 4)));
        war.plays(ROUND, 6, 2).plays(french(new FactorShare(new UnitId("france-i"), MILITIA, 1)));

        var fight = war.all(CitySiegeEvent.SiegeFightBegan.class).getFirst().combat();
        assertThat(fight.attacker().morale()).as("(20 x 4.0 + 6 x 2.0) / 26").isEqualTo(36);
        assertThat(fight.defender().morale()).as("(5 x 3.0 + 4 x 2.0) / 9").isEqualTo(26);
        assertThat(war.last(CitySiegeEvent.SiegeFightEnded.class).result()).isEqualTo(SiegeFightResult.ATTACKER_WON);
        assertThat(war.last(CitySiegeEvent.CityCaptured.class).by()).isEqualTo(FRANCE);
        assertThat(war.last(CitySiegeEvent.PrisonersTaken.class).prisoners()).isEqualTo(infantry(1));
        var board = war.state();
        assertThat(board.city(new SpaceId(LINZ)).orElseThrow().controller().value()).isEqualTo("france");
        assertThat(board.city(new SpaceId(LINZ)).orElseThrow().isBesieged()).isFalse();
        assertThat(board.city(new SpaceId(LINZ)).orElseThrow().garrisons()).isEmpty();
        assertThat(board.power(FRANCE).orElseThrow().politicalPoints()).isEqualTo(1);
        assertThat(board.power(AUSTRIA).orElseThrow().politicalPoints()).as("nobody loses any").isZero();
        assertThat(board.power(AUSTRIA).orElseThrow().lost()).isEqualTo(men(5, 4, 0));
        assertThat(board.power(FRANCE).orElseThrow().lost()).isEqualTo(men(0, 2, 0));
        assertThat(board.corps().get(new UnitId("france-i")).factorsOrNone()).isEqualTo(men(10, 4, 0));
    }

    @Test
    void oneAttemptForEachCityAndSequence() {
        var war = linz().besieged(VIENNA, FRANCE).corps("france-iii", VIENNA, infantry(5)).garrison(VIENNA, "austria", infantry(3)).play()
                .plays(ATTEMPT, 2);
        assertThat(LandWar.result(war.step("assault attempt"))).startsWith("eia.siege.result-attempt: result no_result,");
        assertThat(war.refuses(ATTEMPT).rule().id()).isEqualTo("EIA-7.5.4.1");
        assertThat(war.refuses(ATTEMPT).legal()).extracting(Option::command).contains(new AttemptAssault(FRANCE, new SpaceId(VIENNA)));
        assertThat(war.decisions()).extracting(decision -> decision.id()).containsExactly("siege-474");
        assertThat(war.state().city(new SpaceId(LINZ)).orElseThrow().isBesieged()).as("the siege goes on").isTrue();
    }

    @Test
    void theBesiegerMayWaitOrRaiseTheSiege() {
        var waits = linz().besieged(VIENNA, FRANCE).corps("france-iii", VIENNA, infantry(5)).garrison(VIENNA, "austria", infantry(3)).play();
        assertThat(waits.answers("siege-475")).containsExactly(ATTEMPT, new HoldSiege(FRANCE, new SpaceId(LINZ)), new RaiseSiege(FRANCE, new SpaceId(LINZ)));
        waits.plays(new HoldSiege(FRANCE, new SpaceId(LINZ)));
        assertThat(waits.state().city(new SpaceId(LINZ)).orElseThrow().isBesieged()).isTrue();
        assertThat(waits.refuses(ATTEMPT).rule().id()).isEqualTo("EIA-7.5.4.1");

        waits.plays(new RaiseSiege(FRANCE, new SpaceId(VIENNA)));
        assertThat(waits.state().city(new SpaceId(VIENNA)).orElseThrow().isBesieged()).isFalse();
    }

    @Test
    void onlyTheBesiegerWhoActsAttemptsAnAssault() {
        assertThat(linz().play().refuses(new AttemptAssault(AUSTRIA, new SpaceId(LINZ))).rule().id()).isEqualTo("EIA-7.5.4");
        assertThat(Told.of(linz().play().refuses(new AttemptAssault(FRANCE, new SpaceId(VIENNA))).detail())).isEqualTo("eia.refused.no-open-siege: city Vienna, because free.");
        assertThat(Told.of(linz().play().refuses(new AttemptAssault(FRANCE, new SpaceId("473"))).detail())).isEqualTo("eia.refused.no-city: area 473.");
        assertThat(linz().siegesOf(AUSTRIA).play().refuses(ATTEMPT).rule().id()).as("in the sequence of Austria").isEqualTo("EIA-7.5.4");
    }

    @Test
    void afterACombatForcesThatForagedWithUnusedPointsDoNotBesiege() {
        var fought = Journey.from(new SpaceId(LINZ)).afterFight();
        var idle = linz().journey("france-i", fought.withUpkeep(Upkeep.DEPOT)).journey("france-ii", fought.withUpkeep(Upkeep.FORAGED_WITH_UNUSED_POINTS)).play();
        assertThat(idle.refuses(ATTEMPT).rule().id()).isEqualTo("EIA-7.5.4");
        assertThat(idle.answers("siege-475")).doesNotContain(ATTEMPT);

        linz().journey("france-i", fought.withUpkeep(Upkeep.DEPOT)).journey("france-ii", fought.withUpkeep(Upkeep.FORAGED)).play().plays(ATTEMPT, 2);
    }

    @Test
    void theSiegeValueAndAFullGarrisonModifyTheDie() {
        var full = before(LINZ).corps("france-i", LINZ, infantry(10)).garrison(LINZ, "austria", infantry(10)).siegesOf(FRANCE).play().plays(ATTEMPT, 5);
        assertThat(LandWar.sum(full.step("assault attempt"))).as("10 of 15: not more than 5 short").isEqualTo(-1);
        assertThat(LandWar.result(full.step("assault attempt"))).as("a 4").startsWith("eia.siege.result-attempt: result no_result,");
    }

    // --- The assault -------------------------------------------------------------------------------------------------

    /** Fights a round in which both sides take the first order that is offered. */
    private static void round(LandWar war, FightSiegeRound round, int attacker, int defender) {
        war.plays(round, attacker, defender);
        while (!war.decisions().isEmpty() && war.decisions().getFirst().id().equals("siege-losses")) {
            war.plays((CitySiegeCommand) war.decisions().getFirst().options().getFirst().command());
        }
    }

    @Test
    void threeRoundsWithoutADecisionAreAPointForTheDefender() {
        var war = linz().play().plays(ATTEMPT, 5).plays(DEFEND);
        round(war, ROUND, 1, 1);
        round(war, ROUND, 1, 1);
        round(war, ROUND, 1, 1);
        assertThat(war.last(CitySiegeEvent.SiegeFightEnded.class).result()).isEqualTo(SiegeFightResult.UNDECIDED);
        assertThat(war.state().power(AUSTRIA).orElseThrow().politicalPoints()).isEqualTo(1);
        assertThat(war.state().power(FRANCE).orElseThrow().politicalPoints()).isZero();
        assertThat(war.state().city(new SpaceId(LINZ)).orElseThrow().isBesieged()).as("the siege is resumed").isTrue();
        assertThat(war.state().combats().revealed()).as("forces are hidden again").isEmpty();
    }

    @Test
    void aBesiegerThatBreaksIsRepulsed() {
        var war = before(LINZ).corps("france-i", LINZ, men(0, 16, 0)).garrison(LINZ, "austria", infantry(9)).siegesOf(FRANCE).play()
                .plays(ATTEMPT, 5).plays(DEFEND).plays(ROUND, 1, 6);
        assertThat(war.last(CitySiegeEvent.SiegeFightEnded.class).result()).as("2.8 of 2.0").isEqualTo(SiegeFightResult.DEFENDER_WON);
        assertThat(war.state().power(AUSTRIA).orElseThrow().politicalPoints()).isEqualTo(1);
        assertThat(war.state().city(new SpaceId(LINZ)).orElseThrow().isBesieged()).isTrue();
    }

    /** 10 militia against 5: final morale 2.0 each; dice 6 cost 2.2 and 2.8. */
    private static LandWar bothBreak(Readings readings) {
        return LandBoard.of(readings, FRANCE, AUSTRIA).war(FRANCE, AUSTRIA).besieged(LINZ, FRANCE).corps("france-i", LINZ, men(0, 10, 0))
                .garrison(LINZ, "austria", men(0, 5, 0)).siegesOf(FRANCE).play().plays(ATTEMPT, 5).plays(DEFEND).plays(ROUND, 6, 6);
    }

    @Test
    void bothBreakAndNobodyWins() {
        var war = bothBreak(Readings.STANDARD);
        assertThat(war.last(CitySiegeEvent.SiegeFightEnded.class).result()).isEqualTo(SiegeFightResult.NOBODY_WON);
        assertThat(war.state().city(new SpaceId(LINZ)).orElseThrow().controller().value()).isEqualTo("austria");
        assertThat(war.state().city(new SpaceId(LINZ)).orElseThrow().isBesieged()).isTrue();
        assertThat(war.step("end of the combat").readings()).containsExactly(CombatReadings.ASSAULT_BOTH_BREAK.id());
    }

    @Test
    void bothBreakAndTheBesiegerWinsByAReading() {
        var war = bothBreak(new Readings(Map.of(CombatReadings.ASSAULT_BOTH_BREAK.id(), "besieger-wins")));
        assertThat(war.state().city(new SpaceId(LINZ)).orElseThrow().controller().value()).isEqualTo("france");
    }

    @Test
    void aCorpsInsidePutsPointsAtStakeWithoutAFleche() {
        var attempt = new AttemptAssault(FRANCE, new SpaceId(VIENNA));
        var plain = before(VIENNA).corps("france-i", VIENNA, infantry(20)).garrison(VIENNA, "austria", men(0, 1, 0)).siegesOf(FRANCE).play()
                .plays(attempt, 6).plays(new DefendBreach(AUSTRIA, new SpaceId(VIENNA))).plays(new FightSiegeRound(FRANCE, new SpaceId(VIENNA)), 6, 1);
        assertThat(plain.last(CitySiegeEvent.CityCaptured.class).by()).isEqualTo(FRANCE);
        assertThat(plain.all(CitySiegeEvent.SiegePointsGained.class)).as("no corps and no fleche").isEmpty();

        var corps = before(VIENNA).corps("france-i", VIENNA, infantry(20)).inside("austria-i", VIENNA, men(0, 1, 0))
                .leader("charles", Location.city(new SpaceId(VIENNA))).siegesOf(FRANCE).play()
                .plays(attempt, 6).plays(new DefendBreach(AUSTRIA, new SpaceId(VIENNA))).plays(new FightSiegeRound(FRANCE, new SpaceId(VIENNA)), 6, 1);
        assertThat(corps.last(CitySiegeEvent.SiegePointsGained.class)).isEqualTo(new CitySiegeEvent.SiegePointsGained(FRANCE, new SpaceId(VIENNA), 1));
        assertThat(corps.state().corps()).doesNotContainKey(new UnitId("austria-i"));
        assertThat(corps.state().leaders().get(new EiaLeaderId("charles")).prisonerOf()).isEqualTo(Optional.of(FRANCE));
    }

    @Test
    void aBesiegerThatIsWipedOutLosesItsLeadersAndTheSiege() {
        var war = before(VIENNA).corps("france-i", VIENNA, men(0, 1, 0)).leader("davout", Location.field(new SpaceId(VIENNA)))
                .garrison(VIENNA, "austria", infantry(14)).siegesOf(FRANCE).play()
                .plays(new AttemptAssault(FRANCE, new SpaceId(VIENNA)), 6).plays(new DefendBreach(AUSTRIA, new SpaceId(VIENNA))).plays(new FightSiegeRound(FRANCE, new SpaceId(VIENNA)), 1, 6);
        assertThat(war.last(CitySiegeEvent.SiegeFightEnded.class).result()).isEqualTo(SiegeFightResult.DEFENDER_WON);
        assertThat(war.state().corps()).as("an emptied corps is removed (EIA-7.5.5)").isEmpty();
        assertThat(war.state().leaders().get(new EiaLeaderId("davout")).prisonerOf()).isEqualTo(Optional.of(AUSTRIA));
        assertThat(war.state().city(new SpaceId(VIENNA)).orElseThrow().isBesieged()).isFalse();
    }

    @Test
    void eachOwnerChoosesItsLossesFreely() {
        var war = linz().play().plays(ATTEMPT, 5).plays(DEFEND).plays(ROUND, 5, 3);
        assertThat(Told.of(war.refuses(austrian(new FactorShare(new UnitId(AUSTRIANS), MILITIA, 4))).detail())).startsWith("kernel.refusal.first: question (eia.siege.ask-losses").contains("France");
        assertThat(war.refuses(french(new FactorShare(new UnitId("france-ii"), MILITIA, 1))).rule().id()).as("it has none").isEqualTo("EIA-7.5.4.1.3.3");
        assertThat(Told.of(war.refuses(french()).detail())).isEqualTo("eia.refused.siege-losses: count 1, sum 0.");
        assertThat(war.refuses(french(new FactorShare(new UnitId("france-i"), INFANTRY, 1), new FactorShare(new UnitId("france-i"), INFANTRY, 1))).legal()).isNotEmpty();
        assertThat(war.refuses(french(new FactorShare(new UnitId("france-i"), INFANTRY, -1), new FactorShare(new UnitId("france-i"), MILITIA, 2))).rule().id())
                .isEqualTo("EIA-7.5.4.1.3.3");
        war.plays(french(new FactorShare(new UnitId("france-ii"), INFANTRY, 1)));
        assertThat(war.state().corps().get(new UnitId("france-ii")).factorsOrNone()).isEqualTo(infantry(9));
    }

    @Test
    void aNeutralGarrisonFightsByItself() {
        var war = LandBoard.of(FRANCE).besieged("326", FRANCE).corps("france-i", "326", infantry(20)).garrison("326", "bavaria", infantry(3))
                .siegesOf(FRANCE).play().plays(new AttemptAssault(FRANCE, new SpaceId("326")), 6).plays(new FightSiegeRound(FRANCE, new SpaceId("326")), 6, 1);
        assertThat(war.all(CitySiegeEvent.SiegeDecisionDue.class)).isEmpty();
        assertThat(war.state().city(new SpaceId("326")).orElseThrow().controller().value()).isEqualTo("france");
        assertThat(war.state().power(FRANCE).orElseThrow().prisoners()).as("15% of 20 wipe out all 3").isEqualTo(Factors.NONE);
    }
}
