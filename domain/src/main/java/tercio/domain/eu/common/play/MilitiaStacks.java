package tercio.domain.eu.common.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.world.militia.ColonialMilitia;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/** The militia of colonies, at home and as stacks (EU-UNIT-11). */
public final class MilitiaStacks {

    public static final String STRENGTH = "EU-UNIT-11";

    private static final String PREFIX = "militia.";

    private MilitiaStacks() {}

    /** The id of the stack of a militia. No other stack has it: a full stop is kept for the program. */
    public static StackId id(SpaceId province) {
        return new StackId(PREFIX + province);
    }

    /** Whether a stack is one of militia. */
    public static boolean isMilitia(EuState state, Stack stack) {
        return state.world().militia().isMilitia(stack.id());
    }

    /** Whether all of these stacks, one at least, are of militia. */
    public static boolean areAllMilitia(EuState state, List<Stack> stacks) {
        return !stacks.isEmpty() && stacks.stream().allMatch(stack -> isMilitia(state, stack));
    }

    /** The stacks of militia among these. */
    public static List<Stack> onlyMilitia(EuState state, List<Stack> stacks) {
        return stacks.stream().filter(stack -> isMilitia(state, stack)).toList();
    }

    /** The stacks without those of militia. */
    public static List<Stack> withoutMilitia(EuState state, List<Stack> stacks) {
        return stacks.stream().filter(stack -> !isMilitia(state, stack)).toList();
    }

    /** The militia of all provinces that fights for its owner: somebody of it is left, in a colony that his alliance controls. */
    public static Stream<ColonialMilitia> readyMilitia(WarView board) {
        return board.state().scenario().overseas().isEmpty() ? Stream.of()
                : board.state().world().establishments().byProvince().keySet().stream().flatMap(province -> readyMilitia(board, province).stream());
    }

    /** The militia of a province, if it fights for its owner. */
    public static Optional<ColonialMilitia> readyMilitia(WarView board, SpaceId province) {
        return of(board.state(), province).filter(full -> board.state().world().militia().strengthLeft(full) > 0)
                .filter(full -> board.isControlledBy(province, board.state().allianceOf(full.owner())));
    }

    /** The militia of a province at its full strength; empty where there is no colony. */
    public static Optional<ColonialMilitia> of(EuState state, SpaceId province) {
        return ColonialMilitia.of(state.world().establishments(), province);
    }

    /** The remains of a militia as a stack that neither evades nor moves. */
    public static Stack stack(EuState state, StackId id, SpaceId province, boolean inside) {
        var full = of(state, province).orElseThrow();
        var units = ColonialMilitia.units(state.world().militia().strengthLeft(full));
        return Stack.atRest(id, full.owner(), province, units, full.veteran() ? units.allLd() : 0, List.of()).withCommitted(!inside).withBesieged(inside);
    }

    /** The exploration detachments of militia beside whole LD among these stacks: other loose detachments have no quality. */
    public static int detachments(EuState state, List<Stack> stacks) {
        return stacks.stream().filter(stack -> isMilitia(state, stack)).mapToInt(stack -> stack.units().lde()).sum();
    }

    /** The veteran detachments among them. */
    public static int veteranDetachments(EuState state, List<Stack> stacks) {
        return detachments(state, stacks.stream().filter(stack -> of(state, stack.province()).filter(ColonialMilitia::veteran).isPresent()).toList());
    }

    /** The strength of a militia now, and its reasons. */
    public static List<Step> strengthSteps(EuState state, ColonialMilitia full) {
        return List.of(Step.of("militia", STRENGTH).result(strength(state, full)));
    }

    private static Sentence.Keyed strength(EuState state, ColonialMilitia full) {
        var militia = state.world().militia();
        return Sentence.of("eu.militia.result-strength").with("size", full.lde()).with("level", full.level()).with("mission", full.mission()).with("veteran", full.veteran())
                .with("lost", Math.min(full.lde(), militia.lossesIn(full.province()))).with("left", militia.strengthLeft(full));
    }
}
