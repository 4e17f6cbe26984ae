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
            all.addAll(Arrays.asList(new SailFleet(id, null, null), new SailFleet(id, endless, action), new VoyageCommand.SailOn(id, endless, action),
                    new VoyageCommand.HeaveTo(id), new VoyageCommand.RunBlockade(id), new VoyageCommand.SeekPort(id, id), new VoyageCommand.EngageRunner(id),
                    new VoyageCommand.SpareRunner(id), new SeaInterceptionCommand.InterceptAtSea(null), new SeaInterceptionCommand.InterceptAtSea(endless),
                    new SeaInterceptionCommand.LetFleetPass(id), new SeaInterceptionCommand.FightFleetAtOnce(id), new SeaInterceptionCommand.JoinAttackedFleet(id),
                    new SeaFightCommand.AttackFleet(id), new SeaFightCommand.AcceptSeaBattle(id), new SeaFightCommand.EvadeAtSea(id, id),
                    new SeaFightCommand.ChooseFirstLine(id, null), new SeaFightCommand.FightAtSea(id), new SeaFightCommand.FightOn(id),
                    new SeaFightCommand.BreakOff(id), new SeaFightCommand.WithdrawWithWind(id), new SeaFightCommand.RetreatToPort(id, id),
                    new SeaFightCommand.FollowFleet(id), new SeaFightCommand.LetFleetGo(id), new SeaFightCommand.EndSeaBattle(id),
                    new SeaFightCommand.SealFirstLine(id, id, null), new SeaFightCommand.ChooseFirstLine("west", null), new SeaFightCommand.CaptureShips(id, null, null),
                    new SeaFightCommand.LoseShipsInBattle(id, null, absurd, null), new SeaFightCommand.JoinFleet(id, id),
                    new RefitCommand.RefitShips(id, id, absurd, id), new RefitCommand.RefitShips(id, id, null, id), new RefitCommand.EndRefit(id),
                    new RollNavalAttrition(id), new ShipLossCommand.LoseShips(id, absurd), new ShipLossCommand.LoseShips(id, null),
                    new ShoreFireCommand.FireFromShore(id), new ShoreFireCommand.HoldFire(id), new ShoreFireCommand.SailHome(id, id),
                    new FlotillaCommand.DivideFleet(id, absurd, null, Optional.of(absurd)), new FlotillaCommand.DivideFleet(id, null, List.of("nobody"), null),
                    new FlotillaCommand.JoinFleets(id, id), new FlotillaCommand.SailUnder(id, id), new FlotillaCommand.SailUnder(id, ""), new FlotillaCommand.SailAlone(id), new FlotillaCommand.FormFleets(id, Integer.MAX_VALUE, -1),
                    new TransportCommand.BringTroopsHome(id, id), new RideAlone(id, Optional.ofNullable(id), endless)));
        }
        all.add(new SailFleet("west", endless, Optional.empty()));
        all.add(new SailFleet("west", List.of("x".repeat(20_000))));
        all.add(new SailFleet("west", List.of(), Optional.of(NavalAction.battle("west"))));
        all.add(new FlotillaCommand.DivideFleet("west", absurd, List.of(), Optional.empty()));
        all.add(new FlotillaCommand.FormFleets("west", -3, 400));
        all.add(new ShipLossCommand.LoseShips("west", absurd));
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
        var war = atSea().plays(new SailFleet("west", List.of("s_celtique")));
        assertThat(war.decisions().getFirst().id()).isEqualTo("sea-interception");
        refusesAll(war);
    }

    @Test
    void beforeARollForAttrition() {
        refusesAll(atSea().plays(new SailFleet("west", List.of(), Optional.of(NavalAction.battle("armada")))));
    }

    @Test
    void duringABattle() {
        var war = atSea().plays(new SailFleet("west", List.of(), Optional.of(NavalAction.battle("armada")))).plays(new RollNavalAttrition("west"), 1)
                .plays(new EndMovement("france"));
        refusesAll(war);
        refusesAll(war.plays(new AttackFleet("west")));
    }
}
