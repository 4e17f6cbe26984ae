package tercio.domain.eia.guerilla;

import java.util.List;
import tercio.domain.dice.Die;
import tercio.domain.dice.DieName;
import tercio.domain.eia.common.concept.YesOrNo;
import tercio.domain.ruling.AppliedModifiers;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Modifier;
import tercio.domain.ruling.SingleRoll;

/** The dice of the guerilla step (EIA-10.1.1). */
public final class GuerillaDice {

    /** The purpose of the die that raises guerillas. */
    public static final String RAISING = "guerillas";
    /** The purpose of the die of an anti-guerilla operation. */
    public static final String HUNTING = "anti-guerilla";

    private static final String RAISING_RULE = "EIA-10.1.1.2";
    private static final String HUNTING_RULE = "EIA-10.1.1.4";
    private static final int SEVERAL = 2;

    /**
     * An anti-guerilla operation in a province.
     *
     * @param value the guerilla value of the province
     * @param corps the corps there that did not fight and neither besiege nor are besieged
     */
    public record Operation(int value, int corps) {}

    /** The guerilla factors that appear in a province of a value: one for each point of the die under it. */
    public static final SingleRoll<Integer, Integer> RAISED = SingleRoll.of("raising of guerillas", Citation.of(RAISING_RULE),
            new DieName(Die.D6, "", RAISING, 0), value -> AppliedModifiers.NONE, (value, die, modified) -> Math.max(0, value - modified));

    private static final AppliedModifiers TOGETHER = new AppliedModifiers(
            List.of(new Modifier(1, "two or more corps in the province", Citation.of(HUNTING_RULE))));

    /** Whether an operation removes the guerillas: the die must exceed the value. */
    public static final SingleRoll<Operation, YesOrNo> HUNTED = SingleRoll.of("anti-guerilla operation", Citation.of(HUNTING_RULE),
            new DieName(Die.D6, "", HUNTING, 0), operation -> operation.corps() >= SEVERAL ? TOGETHER : AppliedModifiers.NONE,
             (operation, die, modified) -> YesOrNo.of(modified > operation.value()));

    private GuerillaDice() {}
}
