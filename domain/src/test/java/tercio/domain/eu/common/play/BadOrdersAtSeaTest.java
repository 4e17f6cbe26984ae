package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.common.game.StackId;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveCommand.RideAlone;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.sea.battle.play.SeaFightCommand;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.AttackFleet;
import tercio.domain.eu.sea.flotilla.play.FlotillaCommand;
import tercio.domain.eu.sea.interception.play.SeaInterceptionCommand;
import tercio.domain.eu.sea.shorefire.play.ShoreFireCommand;
import tercio.domain.eu.sea.transport.play.TransportCommand;
import tercio.domain.eu.sea.voyage.play.VoyageCommand;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.refit.play.RefitCommand;
import tercio.domain.sentence.given.Told;

/** Whatever stands in a command at sea, it is refused in words of a bounded length, and nothing is thrown. */
class BadOrdersAtSeaTest {

    private static final Ships SIX = new Ships(1, 0, 6, 0, 0, 0, 0);
    private static final int LONGEST_REFUSAL = 2_000;
    private static final List<String> IDS = Arrays.asList(null, "", "nobody", "x".repeat(20_000), "s_gascogne", "\u0000");

    /** Each command at sea with ids that mean nothing, and absurd numbers. */
    private static List<EuCommand> nonsense() {
        var all = new ArrayList<EuCommand>();
        var endless = Collections.nCopies(5_000, "s_gascogne");
        var absurd = new Ships(Integer.MAX_VALUE, -1, Integer.MAX_VALUE, Integer.MIN_VALUE, -7, 9, Integer.MAX_VALUE);
        for (var id : IDS) {
            var action = Optional.of(new NavalAction(NavalAction.Kind.LANDING, Optional.ofNullable(id)));
            all.addAll(Arrays.asList(new SailFleet(new StackId(id), null, null), new SailFleet(new StackId(id), endless, action), new VoyageCommand.SailOn(new StackId(id), endless, action),
                    new VoyageCommand.HeaveTo(new StackId(id)), new VoyageCommand.RunBlockade(new StackId(id)), new VoyageCommand.SeekPort(new StackId(id), id), new VoyageCommand.EngageRunner(new StackId(id)),
                    new VoyageCommand.SpareRunner(new StackId(id)), new SeaInterceptionCommand.InterceptAtSea(null), new SeaInterceptionCommand.InterceptAtSea(endless.stream().map(StackId::new).toList()),
                    new SeaInterceptionCommand.LetFleetPass(id), new SeaInterceptionCommand.FightFleetAtOnce(new StackId(id)), new SeaInterceptionCommand.JoinAttackedFleet(new StackId(id)),
                    new SeaFightCommand.AttackFleet(new StackId(id)), new SeaFightCommand.AcceptSeaBattle(new StackId(id)), new SeaFightCommand.EvadeAtSea(new StackId(id), id),
                    new SeaFightCommand.ChooseFirstLine(new StackId(id), null), new SeaFightCommand.FightAtSea(new StackId(id)), new SeaFightCommand.FightOn(new StackId(id)),
                    new SeaFightCommand.BreakOff(new StackId(id)), new SeaFightCommand.WithdrawWithWind(new StackId(id)), new SeaFightCommand.RetreatToPort(new StackId(id), id),
                    new SeaFightCommand.FollowFleet(new StackId(id)), new SeaFightCommand.LetFleetGo(new StackId(id)), new SeaFightCommand.EndSeaBattle(new StackId(id)),
                    new SeaFightCommand.SealFirstLine(id, new StackId(id), null), new SeaFightCommand.ChooseFirstLine(new StackId("west"), null), new SeaFightCommand.CaptureShips(new StackId(id), null, null),
                    new SeaFightCommand.LoseShipsInBattle(new StackId(id), null, absurd, null), new SeaFightCommand.JoinFleet(new StackId(id), id),
                    new RefitCommand.RefitShips(id, id, absurd, id), new RefitCommand.RefitShips(id, id, null, id), new RefitCommand.EndRefit(id),
                    new RollNavalAttrition(new StackId(id)), new ShipLossCommand.LoseShips(new StackId(id), absurd), new ShipLossCommand.LoseShips(new StackId(id), null),
                    new ShoreFireCommand.FireFromShore(new StackId(id)), new ShoreFireCommand.HoldFire(new StackId(id)), new ShoreFireCommand.SailHome(new StackId(id), id),
                    new FlotillaCommand.DivideFleet(new StackId(id), absurd, null, Optional.of(absurd)), new FlotillaCommand.DivideFleet(new StackId(id), null, List.of("nobody"), null),
                    new FlotillaCommand.JoinFleets(new StackId(id), new StackId(id)), new FlotillaCommand.SailUnder(new StackId(id), new StackId(id)), new FlotillaCommand.SailUnder(new StackId(id), new StackId("")), new FlotillaCommand.SailAlone(new StackId(id)), new FlotillaCommand.FormFleets(new StackId(id), Integer.MAX_VALUE, -1),
                    new TransportCommand.BringTroopsHome(new StackId(id), id), new RideAlone(id, Optional.ofNullable(new StackId(id)), endless)));
        }
        all.add(new SailFleet(new StackId("west"), endless, Optional.empty()));
        all.add(new SailFleet(new StackId("west"), List.of("x".repeat(20_000))));
        all.add(new SailFleet(new StackId("west"), List.of(), Optional.of(NavalAction.battle(new StackId("west")))));
        all.add(new FlotillaCommand.DivideFleet(new StackId("west"), absurd, List.of(), Optional.empty()));
        all.add(new FlotillaCommand.FormFleets(new StackId("west"), -3, 400));
        all.add(new ShipLossCommand.LoseShips(new StackId("west"), absurd));
        return all;
    }

    private static void refusesAll(War war) {
        for (var command : nonsense()) {
            var refusal = war.refuses(command);
            assertThat(Told.of(refusal.detail())).as("%s", command.getClass().getSimpleName()).isNotBlank().hasSizeLessThan(LONGEST_REFUSAL);
            assertThat(refusal.rule().id()).startsWith("EU-");
        }
    }

    private static War atSea() {
        return franceAgainstSpain().admiral("duc", "france", 2, 2, 2).fleet("west", "france", "s_gascogne", SIX, "duc").fleet("armada", "spain", "s_gascogne", SIX)
                .war().declares("france", Campaign.MULTIPLE);
    }

    @Test
    void betweenTheMovements() {
        refusesAll(atSea());
    }

    @Test
    void duringAnInterception() {
        var war = atSea().plays(new SailFleet(new StackId("west"), List.of("s_celtique")));
        assertThat(war.decisions().getFirst().id()).isEqualTo("sea-interception");
        refusesAll(war);
    }

    @Test
    void beforeARollForAttrition() {
        refusesAll(atSea().plays(new SailFleet(new StackId("west"), List.of(), Optional.of(NavalAction.battle(new StackId("armada"))))));
    }

    @Test
    void duringABattle() {
        var war = atSea().plays(new SailFleet(new StackId("west"), List.of(), Optional.of(NavalAction.battle(new StackId("armada"))))).plays(new RollNavalAttrition(new StackId("west")), 1)
                .plays(new EndMovement("france"));
        refusesAll(war);
        refusesAll(war.plays(new AttackFleet(new StackId("west"))));
    }
}
