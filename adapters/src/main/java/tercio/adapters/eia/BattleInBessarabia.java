package tercio.adapters.eia;

import static tercio.domain.eia.common.concept.FactorType.CAVALRY;
import static tercio.domain.eia.common.concept.FactorType.FEUDAL_INFANTRY;
import static tercio.domain.eia.common.concept.FactorType.INFANTRY;
import static tercio.domain.eia.common.concept.FactorType.MILITIA;
import static tercio.domain.eia.common.concept.Power.RUSSIA;
import static tercio.domain.eia.common.concept.Power.TURKEY;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tercio.adapters.rulebook.Demonstration;
import tercio.adapters.rulebook.Demonstration.Order;
import tercio.application.game.NewGame;
import tercio.domain.eia.combat.play.CombatCommand.ChooseChit;
import tercio.domain.eia.combat.play.CombatCommand.ChooseCombat;
import tercio.domain.eia.combat.play.CombatCommand.DepotFate;
import tercio.domain.eia.combat.play.CombatCommand.FightRound;
import tercio.domain.eia.combat.play.CombatCommand.LaunchPursuit;
import tercio.domain.eia.combat.play.CombatCommand.LossOf;
import tercio.domain.eia.combat.play.CombatCommand.SettleDepot;
import tercio.domain.eia.combat.play.CombatCommand.TakeCasualties;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.tables.OperationalChit;
import tercio.domain.eia.movement.play.MarchCommand.MoveCorps;
import tercio.domain.eia.supply.play.SupplyCommand.PaySupply;
import tercio.domain.eia.turn.play.TurnCommand.EndStep;
import tercio.domain.map.SpaceId;

/**
 * The rulebook's example of a field combat (7.5.2.15) as one game with physical dice: the Turks march into Bessarabia, and assault
 * four Russian corps that chose cordon. Two rounds and a pursuit wipe the Russians out.
 */
final class BattleInBessarabia {

    /** The area of the Russian corps. */
    private static final SpaceId FIELD = new SpaceId("513");

    static final Demonstration DEMONSTRATION = new Demonstration("The rulebook's example of a field combat, played",
            new Demonstration.Game("Turks and Russians on the Danube", "turkey-russia", List.of(seat("Anna", TURKEY), seat("Ben", RUSSIA))),
            Stream.of(russiaWaits(), turkeyMarches(), combat()).flatMap(List::stream).toList(),
            order(new LaunchPursuit(TURKEY, true), 5), "the pursuit",
            List.of(order(new SettleDepot(TURKEY, DepotFate.DESTROY))),
            new Demonstration.Game("The Danube 1805", "danube-1805", List.of(
                    seat("Anna", Power.FRANCE), new NewGame.SeatRequest("Ben", List.of(Power.AUSTRIA.word(), RUSSIA.word()), Optional.empty()))));

    private BattleInBessarabia() {}

    private static NewGame.SeatRequest seat(String name, Power power) {
        return new NewGame.SeatRequest(name, List.of(power.word()), Optional.empty());
    }

    private static List<Order> russiaWaits() {
        return List.of(order(new EndStep(RUSSIA, LandStep.DEPOTS)), order(new EndStep(RUSSIA, LandStep.MOVEMENT)), order(new PaySupply(RUSSIA)),
                order(new EndStep(RUSSIA, LandStep.GUERILLAS)));
    }

    private static List<Order> turkeyMarches() {
        var marches = Stream.of(new UnitId("turkey-f1"), new UnitId("turkey-f2"), new UnitId("turkey-f3"), new UnitId("turkey-fc1"), new UnitId("turkey-fc2"), new UnitId("turkey-fc3"))
                .map(corps -> order(new MoveCorps(TURKEY, corps, List.of(FIELD), List.of())));
        return Stream.of(
                Stream.of(order(new EndStep(TURKEY, LandStep.DEPOTS))),
                Stream.of(order(new MoveCorps(TURKEY, new UnitId("turkey-i-janissary"), List.of(FIELD), List.of(new EiaLeaderId("grand-vizier"))))), marches,
                Stream.of(order(new EndStep(TURKEY, LandStep.MOVEMENT)), order(new PaySupply(TURKEY)))).flatMap(orders -> orders).toList();
    }

    private static List<Order> combat() {
        return List.of(
                order(new ChooseCombat(TURKEY, FIELD, false)),
                order(new ChooseChit(TURKEY, Optional.of(OperationalChit.ASSAULT))),
                order(new ChooseChit(RUSSIA, Optional.of(OperationalChit.CORDON))),
                order(FightRound.plain(TURKEY)), order(FightRound.plain(RUSSIA), 4, 3),
                order(new TakeCasualties(TURKEY, List.of(new LossOf(new UnitId("turkey-f1"), FEUDAL_INFANTRY, 2)))),
                order(new TakeCasualties(RUSSIA, List.of(new LossOf(new UnitId("russia-iii"), MILITIA, 5)))),
                order(FightRound.plain(TURKEY)), order(FightRound.plain(RUSSIA), 4, 4),
                order(new TakeCasualties(RUSSIA, List.of(new LossOf(new UnitId("russia-i"), INFANTRY, 6), new LossOf(new UnitId("russia-i"), CAVALRY, 1)))),
                order(new TakeCasualties(TURKEY, List.of(new LossOf(new UnitId("turkey-f2"), FEUDAL_INFANTRY, 2)))));
    }

    private static Order order(EiaCommand command, int... dice) {
        return new Order(command.power() == TURKEY ? "Anna" : "Ben", command, IntStream.of(dice).boxed().toList());
    }
}
