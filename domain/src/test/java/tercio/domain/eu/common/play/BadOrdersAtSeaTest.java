package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.WatersId;
import tercio.domain.eu.common.forces.LeaderId;
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
import tercio.domain.game.Id;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** Any bad command at sea is refused in words of a bounded length, and nothing is thrown. */
class BadOrdersAtSeaTest {

    private static final Ships SIX = new Ships(1, 0, 6, 0, 0, 0, 0);
    private static final int LONGEST_REFUSAL = 2_000;
    private static final List<String> IDS = Arrays.asList(null, "", "nobody", "x".repeat(20_000), "s_gascogne", "\u0000");

    /** Each command at sea with ids that mean nothing, and absurd numbers. */
    private static List<EuCommand> nonsense() {
        var all = new ArrayList<EuCommand>();
        var endless = Collections.nCopies(5_000, new SpaceId("s_gascogne"));
        var absurd = new Ships(Integer.MAX_VALUE, -1, Integer.MAX_VALUE, Integer.MIN_VALUE, -7, 9, Integer.MAX_VALUE);
        for (var id : IDS) {
            var stack = id(id, StackId::new);
            var place = id(id, SpaceId::new);
            var country = id(id, CountryId::new);
            var leader = id(id, LeaderId::new);
            var action = Optional.of(new NavalAction(NavalAction.Kind.LANDING, Optional.ofNullable(id)));
            all.addAll(Arrays.asList(new SailFleet(stack, null, null), new SailFleet(stack, endless, action), new VoyageCommand.SailOn(stack, endless, action),
                    new VoyageCommand.HeaveTo(stack), new VoyageCommand.RunBlockade(stack), new VoyageCommand.SeekPort(stack, place), new VoyageCommand.EngageRunner(stack),
                    new VoyageCommand.SpareRunner(stack), new SeaInterceptionCommand.InterceptAtSea(null), new SeaInterceptionCommand.InterceptAtSea(Collections.nCopies(5_000, new StackId("s_gascogne"))),
                    new SeaInterceptionCommand.LetFleetPass(country), new SeaInterceptionCommand.FightFleetAtOnce(stack), new SeaInterceptionCommand.JoinAttackedFleet(stack),
                    new SeaFightCommand.AttackFleet(stack), new SeaFightCommand.AcceptSeaBattle(stack), new SeaFightCommand.EvadeAtSea(stack, place),
                    new SeaFightCommand.ChooseFirstLine(stack, null), new SeaFightCommand.FightAtSea(stack), new SeaFightCommand.FightOn(stack),
                    new SeaFightCommand.BreakOff(stack), new SeaFightCommand.WithdrawWithWind(stack), new SeaFightCommand.RetreatToPort(stack, place),
                    new SeaFightCommand.FollowFleet(stack), new SeaFightCommand.LetFleetGo(stack), new SeaFightCommand.EndSeaBattle(stack),
                    new SeaFightCommand.SealFirstLine(country, stack, null), new SeaFightCommand.ChooseFirstLine(new StackId("west"), null), new SeaFightCommand.CaptureShips(stack, null, null),
                    new SeaFightCommand.LoseShipsInBattle(stack, null, absurd, null), new SeaFightCommand.JoinFleet(stack, leader),
                    new RefitCommand.RefitShips(country, id(id, WatersId::new), absurd, place), new RefitCommand.RefitShips(country, id(id, WatersId::new), null, place), new RefitCommand.EndRefit(country),
                    new RollNavalAttrition(stack), new ShipLossCommand.LoseShips(stack, absurd), new ShipLossCommand.LoseShips(stack, null),
                    new ShoreFireCommand.FireFromShore(stack), new ShoreFireCommand.HoldFire(stack), new ShoreFireCommand.SailHome(stack, place),
                    new FlotillaCommand.DivideFleet(stack, absurd, null, Optional.of(absurd)), new FlotillaCommand.DivideFleet(stack, null, List.of(new LeaderId("nobody")), null),
                    new FlotillaCommand.JoinFleets(stack, stack), new FlotillaCommand.SailUnder(stack, stack), new FlotillaCommand.SailUnder(stack, new StackId("")), new FlotillaCommand.SailAlone(stack), new FlotillaCommand.FormFleets(stack, Integer.MAX_VALUE, -1),
                    new TransportCommand.BringTroopsHome(stack, place), new RideAlone(leader, Optional.ofNullable(stack), endless)));
        }
        all.add(new SailFleet(new StackId("west"), endless, Optional.empty()));
        all.add(new SailFleet(new StackId("west"), List.of(new SpaceId("x".repeat(20_000)))));
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
        var war = atSea().plays(new SailFleet(new StackId("west"), List.of(new SpaceId("s_celtique"))));
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
                .plays(new EndMovement(new CountryId("france")));
        refusesAll(war);
        refusesAll(war.plays(new AttackFleet(new StackId("west"))));
    }

    private static <I extends Id> I id(String text, Function<String, I> type) {
        return text == null ? null : type.apply(text);
    }
}
