package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.SessionAtStart;
import tercio.domain.eu.common.game.SessionAtStart.CountrySoFar;
import tercio.domain.eu.common.game.SessionAtStart.SiegeSoFar;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.play.BattleCommand.DeclareOverrun;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.battle.play.BattleCommand.HoldTheField;
import tercio.domain.eu.land.battle.play.BattleCommand.Retreat;
import tercio.domain.eu.land.battle.play.BattleCommand.StandAndFight;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleFought;
import tercio.domain.eu.land.battle.play.BattleEvent.RetreatChosen;
import tercio.domain.eu.land.interception.play.InterceptionCommand.AttemptInterception;
import tercio.domain.eu.land.interception.play.InterceptionCommand.FightAtOnce;
import tercio.domain.eu.land.interception.play.InterceptionCommand.PassInterception;
import tercio.domain.eu.land.movement.play.Arrival;
import tercio.domain.eu.land.movement.play.MoveCommand.ContinueMove;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.land.siege.Siegeworks;
import tercio.domain.eu.land.siege.play.SiegeCommand.Redeploy;
import tercio.domain.eu.land.siege.play.SiegeEvent.SiegeLifted;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;

/** Sieges follow from the places of the counters, also in the middle of a move (EU-MOVE-SIEGE, EU-BATTLE-AFTERMATH). */
class SiegesAtEveryPositionTest {

    /** The phasing side throws sevens and the other ones, no leader is hit, and pursuit and retreat cost nothing. */
    private static final Dice HARDLY_LOST = name -> OptionalInt.of(switch (name.purpose()) {
        case "leaderCasualty" -> 10;
        case "retreat", "pursuit" -> 1;
        default -> name.side().equals("phasing") ? 7 : 1;
    });

    /** A siegeworks- and a siegeworks+ lie on the fortress of a province; all countries have had a major campaign. */
    private static SessionAtStart works(String province) {
        var campaign = new CountrySoFar(Optional.empty(), Map.of(), Optional.of(Campaign.MULTIPLE), Optional.empty());
        return new SessionAtStart(List.of(), Optional.empty(), Optional.empty(), Map.of(new CountryId("france"), campaign, new CountryId("spain"), campaign), Map.of(),
                Map.of(new SpaceId(province), new SiegeSoFar(Optional.of(1), Optional.of(1), Optional.empty(), Optional.empty(), Optional.of(2), Optional.empty())), Map.of(), List.of(), List.of());
    }

    /** Four French LD besiege one Spanish LD in Arras. */
    private static Situation arras() {
        return Situation.franceAgainstSpain().level("artois", 1).after(works("artois")).initiative("france", 20).initiative("spain", 10)
                .stack("siege", "france", "artois", 1, 0, 0).stack("inside", "spain", "artois", 0, 0, 1).inside();
    }

    private static boolean besieged(War war) {
        return war.board().stacks().get(new StackId("inside")).besieged();
    }

    @Test
    void besiegersWhoMarchOutAndPauseFindNothingOfTheirSiegeWhenTheyComeBack() {
        var war = arras().war().declares("france", Campaign.MULTIPLE)
                .plays(new MoveStack(new StackId("siege"), List.of(new SpaceId("picardie")), Optional.of(Arrival.PAUSE))).passes();

        assertThat(war.board().fortress(new SpaceId("artois")).works()).isEqualTo(Siegeworks.NONE);
        assertThat(besieged(war)).as("out at once").isFalse();
        war.plays(new ContinueMove(new StackId("siege"), List.of(new SpaceId("artois"))));
        assertThat(war.board().fortress(new SpaceId("artois")).works()).as("a new siege begins").isEqualTo(Siegeworks.NONE);
        assertThat(besieged(war)).as("the garrison stands in the field and fights, evades or steps inside").isFalse();
    }

    @Test
    void theFreedGarrisonMayInterceptWhoHasJustSteppedNextDoor() {
        var war = arras().war().declares("france", Campaign.MULTIPLE).plays(new MoveStack(new StackId("siege"), List.of(new SpaceId("picardie"))));

        assertThat(war.decision("interception").options()).extracting(Option::command).contains(new AttemptInterception(List.of(new StackId("inside"))), new PassInterception(new CountryId("spain")));
    }

    @Test
    void aPartThatKeepsUpTheSiegeKeepsTheWorks() {
        var war = arras().stack("guard", "france", "artois", 0, 0, 1).war().declares("france", Campaign.MULTIPLE).marches("siege", "picardie");

        assertThat(war.board().fortress(new SpaceId("artois")).works()).isEqualTo(new Siegeworks(1, 1));
        assertThat(besieged(war)).isTrue();
        assertThat(war.events()).noneMatch(SiegeLifted.class::isInstance);
    }

    /** Eight Spanish LD besiege one French LD in Picardie and leave whole to catch a French army in Artois. */
    private static War caughtFromTheSiege(boolean garrison) {
        var situation = Situation.franceAgainstSpain().level("picardie", 1).level("artois", 1).after(works("picardie")).initiative("france", 20).initiative("spain", 10)
                .stack("army", "france", "ile_de_france", 2, 0, 0).stack("siege", "spain", "picardie", 2, 0, 0);
        return (garrison ? situation.stack("inside", "france", "picardie", 0, 0, 1).inside() : situation).war().declares("france", Campaign.MULTIPLE)
                .plays(new MoveStack(new StackId("army"), List.of(new SpaceId("artois")))).plays(new AttemptInterception(List.of(new StackId("siege"))), 10);
    }

    /** The interception battle in Artois, for two days. */
    private static War fought(War war) {
        war.plays(new FightBattle(new SpaceId("artois")), HARDLY_LOST);
        while (war.decisions().getFirst().id().equals("retreat-attempt")) {
            war.plays(new HoldTheField(new SpaceId("artois")), HARDLY_LOST);
        }
        return war;
    }

    @Test
    void besiegersWhoInterceptHaveLiftedTheSiegeAndDoNotRetreatToTheFreedGarrison() {
        var war = caughtFromTheSiege(true);

        assertThat(besieged(war)).isFalse();
        assertThat(war.board().fortress(new SpaceId("picardie")).works()).isEqualTo(Siegeworks.NONE);
        assertThat(war.decision("interception").party()).as("the freed LD could help").isEqualTo("france");
        fought(war.plays(new PassInterception(new CountryId("france"))));
        assertThat(war.last(RetreatChosen.class).to()).as("nobody is asked: the LD in Picardie is an unbesieged enemy, and the fortress of Artois alone is left")
                .isEqualTo(Retreat.FORTRESS);
    }

    @Test
    void whereNobodyWasInsideTheyGoBackAndBeginAnew() {
        var war = caughtFromTheSiege(false);
        assertThat(war.board().fortress(new SpaceId("picardie")).works()).isEqualTo(Siegeworks.NONE);

        fought(war);
        assertThat(war.decision("retreat").options()).extracting(Option::command).contains(Retreat.to(new SpaceId("artois"), new SpaceId("picardie")));
    }

    @Test
    void aPhasingBesiegerWhoIsCaughtNextDoorDoesNotRetreatToTheSiegeHeLeft() {
        var war = arras().stack("watch", "spain", "hainaut", 2, 0, 0).war().declares("france", Campaign.MULTIPLE).plays(new MoveStack(new StackId("siege"), List.of(new SpaceId("picardie"))));
        assertThat(besieged(war)).isFalse();

        war.plays(new AttemptInterception(List.of(new StackId("inside"))), 10).plays(new FightBattle(new SpaceId("picardie")), War.luck(Side.NON_PHASING));
        assertThat(war.events()).hasAtLeastOneElementOfType(BattleFought.class);
        assertThat(war.board().stacksIn(new SpaceId("artois"))).as("nobody of France is back in Artois").extracting(stack -> stack.country()).doesNotContain(new CountryId("france"));
    }

    @Test
    void aReliefThatOverrunsTheBesiegersFreesTheGarrisonBeforeItGoesOn() {
        var war = Situation.franceAgainstSpain().level("artois", 1).after(works("artois")).initiative("spain", 20).initiative("france", 10)
                .stack("siege", "france", "artois", 0, 0, 1).stack("inside", "spain", "artois", 0, 0, 1).inside().stack("relief", "spain", "hainaut", 2, 0, 0)
                .war().declares("spain", Campaign.MULTIPLE).plays(new MoveStack(new StackId("relief"), List.of(new SpaceId("artois")), Optional.of(Arrival.PAUSE)));
        if (war.decisions().getFirst().kind().equals("AttemptInterception")) {
            war.plays(new PassInterception(new CountryId("france")));
        }
        war.plays(new DeclareOverrun(new SpaceId("artois")));

        assertThat(war.decisions().getFirst().id()).as("it waits").isEqualTo("onward");
        assertThat(besieged(war)).isFalse();
        assertThat(war.board().fortress(new SpaceId("artois")).works()).isEqualTo(Siegeworks.NONE);
    }

    @Test
    void besiegersWhoRedeployHaveLeftBeforeTheirAttritionIsRolled() {
        var war = Situation.franceAgainstSpain().level("artois", 1).after(works("artois")).initiative("france", 20).initiative("spain", 10)
                .stack("siege", "france", "artois", 2, 0, 0).stack("inside", "spain", "artois", 0, 0, 1).inside()
                .war().waits("france").waits("spain").rollingForMarches().plays(new Redeploy(new SpaceId("artois"), new SpaceId("picardie")));

        assertThat(war.board().duties()).as("eight LD march back: a roll waits").hasAtLeastOneElementOfType(Duty.March.class);
        assertThat(besieged(war)).isFalse();
        assertThat(war.board().fortress(new SpaceId("artois")).works()).isEqualTo(Siegeworks.NONE);
    }

    /** Spanish interceptors of 4 LD are beaten in Artois and step into Arras; another Spanish stack has not intercepted and fights later. */
    @Test
    void whomAnInterceptionBattleDroveIntoTheFortressMayComeOutInTheBattleThatFollows() {
        var war = Situation.franceAgainstSpain().level("artois", 5).initiative("france", 20).initiative("spain", 10)
                .stack("army", "france", "picardie", 0, 1, 1).stack("field", "spain", "artois", 1, 1, 0).stack("driven", "spain", "hainaut", 1, 0, 0)
                .war().declares("france", Campaign.MULTIPLE).plays(new MoveStack(new StackId("army"), List.of(new SpaceId("artois"))))
                .plays(new AttemptInterception(List.of(new StackId("driven"))), 10).plays(new FightAtOnce(new SpaceId("artois")));
        if (war.decisions().getFirst().id().startsWith("interception")) {
            war.plays(new PassInterception(new CountryId("france")));
        }
        fought(war).plays(Retreat.to(new SpaceId("artois"), Retreat.FORTRESS), HARDLY_LOST);
        while (war.decisions().getFirst().id().equals("losses")) {
            war.plays((EuCommand) war.decisions().getFirst().options().getFirst().command());
        }
        assertThat(war.board().stacks().get(new StackId("driven")).besieged()).isTrue();
        war.plays(new EndMovement(new CountryId("france"))).plays(new FightBattle(new SpaceId("artois"))).plays(new StandAndFight(new SpaceId("artois")));
        assertThat(war.decision("sortie").party()).isEqualTo("spain");
    }
}
