package tercio.domain.eu.sequence;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Engaged;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Move;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.JointMarch;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.land.battle.play.BattleCommand.AttemptEvasion;
import tercio.domain.eu.land.battle.play.Engagements;
import tercio.domain.eu.land.interception.play.InterceptionCommand.AttemptInterception;
import tercio.domain.eu.land.interception.play.InterceptionCommand.PassInterception;
import tercio.domain.eu.land.interception.play.Interceptions;
import tercio.domain.eu.land.revolt.play.RevoltCommand.FightCorsairs;
import tercio.domain.eu.land.revolt.play.RevoltCommand.FightRebels;
import tercio.domain.eu.land.siege.play.SiegeCommand.Undermine;
import tercio.domain.eu.land.siege.play.Sieges;
import tercio.domain.eu.supply.attrition.play.MarchAttritionCommand.RollMarchAttrition;
import tercio.domain.eu.supply.segment.play.RollingTroops;
import tercio.domain.eu.supply.segment.play.SupplySegmentCommand.RollAttrition;
import tercio.domain.eu.turn.leader.play.ViziersValues;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;

/**
 * The Viziers whose values the roll of a command uses outside battles and assaults: the manoeuvre of a commander in an interception, an
 * evasion, for attrition and against revolts and corsairs, and the siege value of anybody in a siege (EU-CMD-5, EU-CMD-6).
 */
final class NeededVizierValues {

    private static final int SIDES = 10;

    private NeededVizierValues() {}

    /** The Viziers without values whom the command would use if it rolls; each once. */
    static List<Leader> of(WarView board, EuCommand command) {
        if (ViziersValues.viziersWithout(board.state(), List.copyOf(board.state().leaders().keySet())).isEmpty()) {
            return List.of();
        }
        return List.copyOf(new LinkedHashSet<>(switch (command) {
            case AttemptInterception attempt -> leadersIntercepting(board, attempt.stacks());
            case PassInterception pass -> leadersIntercepting(board, List.of());
            case AttemptEvasion evasion -> Engagements.current(board.state()).stream().flatMap(battle -> Stream.of(battle.phasing(), battle.nonPhasing()))
                    .flatMap(side -> commander(board.state(), stacks(board.state(), side.stream().map(Engaged::stack)))).toList();
            case RollAttrition roll when roll.kind() != null -> switch (roll.kind()) {
                case SUPPLY, COLD -> commander(board.state(), RollingTroops.troopsRolling(board.state(), roll)).toList();
                case BESIEGED, BESIEGING -> leadersAtSiege(board, roll.province());
                case TIMAR -> List.<Leader>of();
            };
            case RollMarchAttrition march -> commander(board.state(), RollingTroops.troopsMarching(board.state())).toList();
            case Undermine undermine -> leadersAtSiege(board, undermine.province());
            case FightRebels fight -> leadersInField(board, fight.province());
            case FightCorsairs fight -> leadersInField(board, fight.province());
            default -> List.<Leader>of();
        }));
    }

    /** The question for which they are rolled, in the label of the die: the place, or the stacks. */
    static String dieQuestion(EuCommand command) {
        return switch (command) {
            case AttemptInterception attempt -> "interception by " + attempt.stacks().stream().map(StackId::value).collect(Collectors.joining(" and "));
            case PassInterception pass -> "interception";
            case AttemptEvasion evasion -> "evasion in " + evasion.province();
            case RollAttrition roll -> roll.kind().rule().id() + " in " + roll.province();
            case RollMarchAttrition march -> "march of " + march.stack();
            case Undermine undermine -> "undermining of " + undermine.province();
            case FightRebels fight -> "revolt in " + fight.province();
            case FightCorsairs fight -> "corsairs in " + fight.province();
            default -> throw new IllegalArgumentException("no values are needed for " + command);
        };
    }

    private static Stream<Leader> commander(EuState state, List<Stack> together) {
        return together.isEmpty() ? Stream.of() : state.commander(together).filter(Leader::hasValuesByDie).stream();
    }

    private static List<Stack> stacks(EuState state, Stream<StackId> ids) {
        return ids.flatMap(id -> state.stack(id).stream()).toList();
    }

    /** The moving stack, each stack that tries to catch it or to help it, and those that have caught it. */
    private static List<Leader> leadersIntercepting(WarView board, List<StackId> stacks) {
        var state = board.state();
        var move = Interceptions.moveUnderWay(state);
        if (move.flatMap(under -> state.stack(under.stack())).isEmpty()) {
            return List.of();
        }
        var needed = new ArrayList<Leader>();
        boolean counter = !move.get().interceptors().isEmpty();
        var announced = Stream.concat(move.get().announced().stream().flatMap(each -> each.stacks().stream()), stacks.stream()).toList();
        if (!announced.isEmpty()) {
            commander(state, counter ? stacks(state, move.get().interceptors().stream().map(Engaged::stack)) : mover(state, move.get())).forEach(needed::add);
        }
        announced.forEach(id -> commander(state, stacks(state, Stream.of(id))).forEach(needed::add));
        return needed;
    }

    private static List<Stack> mover(EuState state, Move move) {
        return JointMarch.of(state, state.stacks().get(move.stack()));
    }

    /** All leaders with the besiegers and inside: the best siege value of each side counts (AMB-56). */
    private static List<Leader> leadersAtSiege(WarView board, SpaceId province) {
        return board.state().fortress(province) == null ? List.of()
                : ViziersValues.viziersWithout(board.state(), Stream.concat(board.besiegers(province).stream(), board.stacksInside(province).stream())
                        .flatMap(stack -> stack.leaders().stream()).toList());
    }

    private static List<Leader> leadersInField(WarView board, SpaceId province) {
        return province == null || !(board.state().phase() instanceof Phase.Sieges) ? List.of() : commander(board.state(), board.stacksInField(province, Sieges.besiegingAlliance(board.state()))).toList();
    }

    /**
     * The odds over all dice for the values of the Vizier, with equal weights; empty if the command does not roll.
     *
     * @param odds the odds where he has these values
     */
    static Optional<Forecast> over(EuTables tables, Leader vizier, Function<Leader, Optional<Forecast>> odds) {
        var faces = new LinkedHashMap<Forecast, BigInteger>();
        for (int die = 1; die <= SIDES; die++) {
            var then = odds.apply(ViziersValues.withDie(tables, vizier, die));
            if (then.isEmpty()) {
                return Optional.empty();
            }
            faces.merge(then.get(), BigInteger.ONE, BigInteger::add);
        }
        var dice = Distribution.of(faces, BigInteger.valueOf(SIDES));
        var first = dice.outcomes().getFirst();
        var all = new LinkedHashMap<String, Distribution<?>>();
        first.figures().keySet().forEach(figure -> all.put(figure, dice.then(each -> each.figures().get(figure).map(value -> (Object) value))));
        return Optional.of(new Forecast(all, first.parties()));
    }
}
