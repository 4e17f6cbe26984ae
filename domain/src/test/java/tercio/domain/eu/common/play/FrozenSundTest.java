package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.SessionAtStart;
import tercio.domain.eu.common.game.SundIce;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.given.Chance;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.play.BattleCommand.AttemptEvasion;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.battle.play.BattleCommand.Retreat;
import tercio.domain.eu.land.battle.play.BattleCommand.StandAndFight;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleJoined;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.land.movement.play.MoveEvent.ProvinceEntered;
import tercio.domain.eu.supply.line.play.SupplyLines;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.round.play.RoundCommand.RollStartingRound;
import tercio.domain.eu.turn.round.play.RoundEvent.SundFreezing;
import tercio.domain.eu.turn.round.play.RoundEvent.SundFroze;
import tercio.domain.game.Option;
import tercio.domain.given.Tier;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** The Sund freezes for a round of a poor winter, and land troops cross it (EU-WX-3). France holds its shores, Spain holds Skåne. */
class FrozenSundTest {

    private static SessionAtStart frozen(boolean ice) {
        return new SessionAtStart(List.of(), Optional.empty(), Optional.empty(), Map.of(), Map.of(), Map.of(), Map.of(), List.of(), List.of(), Map.of(),
                Optional.of(ice), Map.of());
    }

    private static Situation war() {
        return Situation.franceAgainstSpain().initiative("france", 20)
                .owner("jylland", "france").owner("sjaelland", "france").owner("slesvig", "france").owner("ostlandet", "france")
                .owner("skane", "spain").owner("smaland", "spain").owner("vastergotland", "spain").poorWeather();
    }

    /** A Winter round with or without ice. */
    private static Situation winter(boolean ice) {
        return war().startingIn("W1").after(frozen(ice));
    }

    private static WarView board(War war) {
        return new WarView(war.board(), EuMap.PRINTED, EuTables.PRINTED);
    }

    @Test
    void aStartingDieOfOneInPoorWeatherFreezesIt() {
        var one = war().startingIn(null).war().plays(new RollStartingRound(), 1);
        var six = war().startingIn(null).war().plays(new RollStartingRound(), 6);

        assertThat(one.events()).contains(new SundFroze());
        assertThat(one.board().marks().ice()).isEqualTo(SundIce.FROZEN);
        assertThat(six.board().marks().ice()).as("W2, but no 1").isEqualTo(SundIce.NONE);
    }

    @Test
    void aContinuationOfOneFreezesItForOneRound() {
        var war = war().startingIn("S2").war().nothingElse(1);

        assertThat(war.events()).contains(new SundFreezing(), new SundFroze());
        assertThat(war.board().box().isWinter()).as("1 + 2 follows the red arrow to W2").isTrue();
        assertThat(war.board().marks().ice()).isEqualTo(SundIce.FROZEN);
        assertThat(war.nothingElse(7).board().marks().ice()).isEqualTo(SundIce.NONE);
    }

    @Test
    void landTroopsCrossFromShoreToShoreAsOverRoughLand() {
        var war = winter(true).stack("blue", "france", "sjaelland", 1, 0, 0).stack("guard", "france", "sjaelland", 0, 0, 1).war()
                .declares("france", Campaign.MULTIPLE);

        war.plays(new MoveStack(new StackId("blue"), List.of(new SpaceId("skane"))));

        assertThat(war.last(ProvinceEntered.class)).as("2 for the rough ice, 2 for an enemy plain").isEqualTo(
                new ProvinceEntered(new StackId("blue"), new SpaceId("sjaelland"), new SpaceId("skane"), 4, true, true));
        assertThat(war.explanation().getFirst().toString()).contains("the frozen Sund, as rough land", "EU-WX-3");
    }

    @Test
    void intoSwampAndOverFriendlyLand() {
        var war = winter(true).owner("skane", "france").stack("blue", "france", "skane", 1, 0, 0).stack("other", "france", "ostlandet", 0, 0, 1).war()
                .declares("france", Campaign.MULTIPLE);

        war.plays(new MoveStack(new StackId("blue"), List.of(new SpaceId("jylland"))));
        assertThat(war.last(ProvinceEntered.class).mp()).as("2 for the ice, 2 for swamp, 1 into swamp").isEqualTo(5);
        war.plays(new MoveStack(new StackId("other"), List.of(new SpaceId("sjaelland"))));
        assertThat(war.last(ProvinceEntered.class).mp()).as("2 for the ice, 1 for a friendly plain").isEqualTo(3);
    }

    @Test
    void openWaterIsNoWay() {
        var war = winter(false).stack("blue", "france", "sjaelland", 1, 0, 0).war().declares("france", Campaign.MULTIPLE);

        assertThat(Told.of(war.refuses(new MoveStack(new StackId("blue"), List.of(new SpaceId("skane")))).detail())).contains("eu.movement.refused-no-border");
        assertThat(board(war).roads(new SpaceId("skane"))).extracting(road -> road.to()).containsExactlyInAnyOrder(new SpaceId("smaland"), new SpaceId("vastergotland"));
    }

    @Test
    void aStraitBetweenTwoShoresStaysTheShorterWay() {
        var war = winter(true).stack("blue", "france", "sjaelland", 1, 0, 0).war().declares("france", Campaign.MULTIPLE);

        war.plays(new MoveStack(new StackId("blue"), List.of(new SpaceId("slesvig"))));

        assertThat(war.last(ProvinceEntered.class).mp()).as("a friendly plain over a strait").isEqualTo(2);
        assertThat(board(war).acrossTheIce(new SpaceId("sjaelland"))).containsExactlyInAnyOrder(new SpaceId("lubeck"), new SpaceId("ostlandet"), new SpaceId("skane"), new SpaceId("vastergotland"));
        assertThat(board(war).acrossTheIce(new SpaceId("smaland"))).isEmpty();
    }

    @Test
    void nobodyInterceptsOverTheIce() {
        var war = winter(true).initiative("spain", 30).stack("red", "spain", "smaland", 1, 0, 0).stack("blue", "france", "sjaelland", 1, 0, 0)
                .owner("skane", "france").war().declares("spain", Campaign.MULTIPLE);

        war.plays(new MoveStack(new StackId("red"), List.of(new SpaceId("skane"))));

        assertThat(war.decisions()).extracting(decision -> decision.kind()).doesNotContain("AttemptInterception");
        assertThat(((Movement) war.board().phase()).move()).isEmpty();
    }

    @Test
    void noLineOfSupplyRunsOverTheIce() {
        var war = winter(true).stack("blue", "france", "skane", 1, 0, 0).war();

        assertThat(SupplyLines.bestRoute(board(war), List.of(war.board().stacks().get(new StackId("blue"))))).as("the Sund is no friendly province").isEmpty();
    }

    // --- Battles ----------------------------------------------------------------------------------------------------

    /** Eight French cross the ice and meet as many Spanish. */
    private static War crossed() {
        var war = winter(true).stack("blue", "france", "sjaelland", 2, 0, 0).stack("red", "spain", "skane", 2, 0, 0).war()
                .declares("france", Campaign.MULTIPLE);
        return war.marches("blue", "skane").plays(new EndMovement(new CountryId("france"))).plays(new FightBattle(new SpaceId("skane")));
    }

    @Test
    void thePhasingSideGoesBackOverTheIceToAFriendlyShoreAndRollsHigher() {
        var war = crossed();
        assertThat(war.last(BattleJoined.class).crossed().word()).as("the ice has no effect on the fight").isEqualTo("none");

        war.plays(new StandAndFight(new SpaceId("skane")), War.luck(Side.NON_PHASING));

        assertThat(war.step("retreat").modifiers()).extracting(modifier -> modifier.value() + " " + modifier.reason()).containsExactly("2 over the frozen Sund");
        assertThat(war.step("retreat").modified()).as("a 1 and 2").isEqualTo(3);
        assertThat(war.decision("retreat").options()).extracting(Option::command).containsExactly(Retreat.to(new SpaceId("skane"), new SpaceId("jylland")),
                Retreat.to(new SpaceId("skane"), new SpaceId("ostlandet")), Retreat.to(new SpaceId("skane"), new SpaceId("sjaelland")), Retreat.to(new SpaceId("skane"), new SpaceId("slesvig")));
        war.plays(Retreat.to(new SpaceId("skane"), new SpaceId("slesvig")), War.luck(Side.NON_PHASING));
        assertThat(war.board().stacks().get(new StackId("blue")).province().value()).isEqualTo("slesvig");
    }

    @Test
    void theOtherSideGoesByLandWhereItCan() {
        var war = crossed();
        assertThat(war.refuses(new AttemptEvasion(new SpaceId("skane"), new SpaceId("sjaelland"), 0)).rule().id()).as("no shore is adjacent").isEqualTo("EU-BATTLE-EVASION");

        war.plays(new StandAndFight(new SpaceId("skane")), War.luck(Side.PHASING));

        assertThat(war.step("retreat").modifiers()).isEmpty();
        assertThat(war.decision("retreat").options()).extracting(Option::command).contains(Retreat.to(new SpaceId("skane"), new SpaceId("smaland")))
                .doesNotContain(Retreat.to(new SpaceId("skane"), new SpaceId("lubeck")), Retreat.to(new SpaceId("skane"), new SpaceId("sjaelland")));
    }

    @Test
    void aSideThatCameByLandDoesNotRetreatOverTheIce() {
        var war = winter(true).initiative("spain", 30).owner("skane", "france").stack("red", "spain", "smaland", 2, 0, 0)
                .stack("blue", "france", "skane", 2, 0, 0).war().declares("spain", Campaign.MULTIPLE)
                .marches("red", "skane").plays(new EndMovement(new CountryId("spain"))).plays(new FightBattle(new SpaceId("skane")))
                .plays(new StandAndFight(new SpaceId("skane")), War.luck(Side.NON_PHASING));

        assertThat(war.board().stacks().get(new StackId("red")).province().value()).isEqualTo("smaland");
    }

    // --- The scenario -----------------------------------------------------------------------------------------------

    @Test
    void aScenarioTellsOfIceInAPoorWinterAlone() {
        assertThat(War.RULES.faults(winter(true).scenario())).isEmpty();
        assertThat(War.RULES.faults(war().startingIn("S1").after(frozen(true)).scenario())).containsOnlyKeys("/session/sundFrozen");
        assertThat(War.RULES.faults(war().startingIn("S1").after(frozen(false)).scenario())).isEmpty();
    }

    @Tag(Tier.BOTH)
    @Test
    void gamesOnTheIceHaveNoDeadEnd() {
        var board = winter(true).stack("blue", "france", "sjaelland", 1, 1, 0).under(3, 3, 3, 1).stack("blue2", "france", "ostlandet", 0, 1, 1)
                .stack("red", "spain", "skane", 1, 0, 0).under(2, 2, 2, 0).stack("red2", "spain", "smaland", 0, 1, 1).war().board();

        for (int game = 0; game < Tier.times(5, 12); game++) {
            assertThat(Chance.game(War.RULES, board, game, 6000)).as("game %d", game).hasSizeLessThan(6000);
        }
    }
}
