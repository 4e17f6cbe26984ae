package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.Ships;
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
            all.addAll(Arrays.asList(new SailFleet(stack(id), null, null), new SailFleet(stack(id), endless, action), new VoyageCommand.SailOn(stack(id), endless, action),
                    new VoyageCommand.HeaveTo(stack(id)), new VoyageCommand.RunBlockade(stack(id)), new VoyageCommand.SeekPort(stack(id), id), new VoyageCommand.EngageRunner(stack(id)),
                    new VoyageCommand.SpareRunner(stack(id)), new SeaInterceptionCommand.InterceptAtSea(null), new SeaInterceptionCommand.InterceptAtSea(endless.stream().map(StackId::new).toList()),
                    new SeaInterceptionCommand.LetFleetPass(id), new SeaInterceptionCommand.FightFleetAtOnce(stack(id)), new SeaInterceptionCommand.JoinAttackedFleet(stack(id)),
                    new SeaFightCommand.AttackFleet(stack(id)), new SeaFightCommand.AcceptSeaBattle(stack(id)), new SeaFightCommand.EvadeAtSea(stack(id), id),
                    new SeaFightCommand.ChooseFirstLine(stack(id), null), new SeaFightCommand.FightAtSea(stack(id)), new SeaFightCommand.FightOn(stack(id)),
                    new SeaFightCommand.BreakOff(stack(id)), new SeaFightCommand.WithdrawWithWind(stack(id)), new SeaFightCommand.RetreatToPort(stack(id), id),
                    new SeaFightCommand.FollowFleet(stack(id)), new SeaFightCommand.LetFleetGo(stack(id)), new SeaFightCommand.EndSeaBattle(stack(id)),
                    new SeaFightCommand.SealFirstLine(id, stack(id), null), new SeaFightCommand.ChooseFirstLine(new StackId("west"), null), new SeaFightCommand.CaptureShips(stack(id), null, null),
                    new SeaFightCommand.LoseShipsInBattle(stack(id), null, absurd, null), new SeaFightCommand.JoinFleet(stack(id), id),
                    new RefitCommand.RefitShips(id, id, absurd, id), new RefitCommand.RefitShips(id, id, null, id), new RefitCommand.EndRefit(id),
                    new RollNavalAttrition(stack(id)), new ShipLossCommand.LoseShips(stack(id), absurd), new ShipLossCommand.LoseShips(stack(id), null),
                    new ShoreFireCommand.FireFromShore(stack(id)), new ShoreFireCommand.HoldFire(stack(id)), new ShoreFireCommand.SailHome(stack(id), id),
                    new FlotillaCommand.DivideFleet(stack(id), absurd, null, Optional.of(absurd)), new FlotillaCommand.DivideFleet(stack(id), null, List.of("nobody"), null),
                    new FlotillaCommand.JoinFleets(stack(id), stack(id)), new FlotillaCommand.SailUnder(stack(id), stack(id)), new FlotillaCommand.SailUnder(stack(id), new StackId("")), new FlotillaCommand.SailAlone(stack(id)), new FlotillaCommand.FormFleets(stack(id), Integer.MAX_VALUE, -1),
                    new TransportCommand.BringTroopsHome(stack(id), id), new RideAlone(id, Optional.ofNullable(stack(id)), endless)));
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

    private static StackId stack(String id) {
        return id == null ? null : new StackId(id);
    }
}
