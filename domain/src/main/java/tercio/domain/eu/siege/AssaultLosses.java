package tercio.domain.eu.siege;

import java.util.List;
import tercio.domain.eu.battle.BattleSide;
import tercio.domain.eu.concept.Theatre;
import tercio.domain.eu.forces.LossUnit;
import tercio.domain.eu.policy.Policies;
import tercio.domain.eu.policy.SmallBesieger;
import tercio.domain.eu.tables.EuTables;
import tercio.domain.ruling.AppliedModifiers;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Modifier;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;

/** The end of an assault: corrections, cap, resistance and losses of both sides. All figures are in the unit of the edition. */
final class AssaultLosses {

    private static final Citation BESIEGED = Citation.of("EU-ASSAULT-LOSS-BESIEGED");
    private static final Citation RESULT = Citation.of("EU-ASSAULT-RESULT");

    private final Assault assault;
    private final AssaultMorale morale;
    private final EuTables tables;
    private final AppliedModifiers smallStack;
    private final AppliedModifiers national;

    AssaultLosses(Assault assault, AssaultMorale morale, EuTables tables) {
        this.assault = assault;
        this.morale = morale;
        this.tables = tables;
        smallStack = AssaultCorrections.in(tables).smallStack().on(assault);
        national = AssaultCorrections.in(tables).national().on(assault);
    }

    AssaultState settle(AssaultState assaultState, StepRecorder recorder) {
        int reduced = afterSmallStack(assaultState, recorder);
        int besiegerInflicts = AssaultProcedure.fought(assault, tables) ? withNationalBonus(reduced, recorder) : 0;
        int besiegedInflict = inflictedByBesieged(assaultState, recorder);
        int size = unit().of(assault.besieger().units());
        int besiegerLoses = Math.min(size, rounded(besiegedInflict, assault.besieger()));
        boolean destroyed = besiegerLoses == size;

        int inside = unit().of(assault.besieged().units());
        int absorbed = Math.min(inside, besiegerInflicts);
        int left = besiegerInflicts - absorbed;
        int resistance = AssaultTable.in(tables).resistance(assault.fortressLevel(), assault.breach());
        boolean routed = morale.routs(assaultState, SiegeSide.BESIEGED);
        boolean falls = !destroyed && (routed || absorbed == inside && left >= resistance);
        recorder.tell(() -> Step.of("troops inside absorb " + written(absorbed) + ", " + written(left)
                        + " against a resistance of " + written(resistance), RESULT)
                .cell("fortress-resistance", assault.fortressLevel(), assault.breach() ? "breach" : "no breach")
                .result(described(destroyed, routed, falls)));
        recorder.tell(() -> Step.of("losses of the besieger", RESULT).side(SiegeSide.BESIEGER.word())
                .result(written(besiegerLoses)));
        return assaultState.settled(new AssaultState.Settlement(besiegerInflicts, besiegedInflict, besiegerLoses,
                falls ? inside : Math.min(inside, rounded(absorbed, assault.besieged())), destroyed, falls, reduced >= unit().ofOneLd()));
    }

    private static String described(boolean destroyed, boolean routed, boolean falls) {
        return destroyed ? "the besieger is destroyed and the fortress holds"
                : routed ? "the besieged are routed and the fortress falls"
                : falls ? "the fortress falls" : "the fortress holds";
    }

    /** In Europe losses are rounded to the nearest whole detachment. */
    private int rounded(int losses, BattleSide of) {
        boolean whole = assault.theatre() == Theatre.EUROPE || tables.policies().battle().looseRounded() && of.regularArmy();
        return whole ? tables.policies().rounding().rounded(losses, unit()) : losses;
    }

    private LossUnit unit() {
        return tables.unit();
    }

    private String written(int losses) {
        return unit().written(losses);
    }

    private int afterSmallStack(AssaultState assaultState, StepRecorder recorder) {
        int rolled = assaultState.besieger().losses();
        int reduced = Math.min(Math.max(0, rolled + smallStack.total()), AssaultCorrections.in(tables).cap(assault));
        recorder.tell(() -> {
            var step = Step.of("losses caused by the besieger: " + written(rolled),
                    AssaultCorrections.in(tables).smallStack().rule()).side(SiegeSide.BESIEGER.word()).tally(smallStack)
                    .result(written(reduced));
            if (tables.policies().assault().smallBesieger() == SmallBesieger.TABLE_UNLESS_TWO_ARMIES) {
                return step.cell("loss-small-stacks",
                        written(tables.smallLandStacks().line(AssaultCorrections.in(tables).fightsAs(assault))), "losses");
            }
            return tables.policies() == Policies.MILITARY && AssaultCorrections.in(tables).sixLd(assault)
                    ? step.reading(SiegeReadings.ASSAULT_EXAMPLES.id()) : step;
        });
        return reduced;
    }

    private int withNationalBonus(int reduced, StepRecorder recorder) {
        if (national.applied().isEmpty()) {
            return reduced;
        }
        int sum = reduced + national.total();
        recorder.tell(() -> Step.of("bonus of the besieger's army", AssaultCorrections.in(tables).national().rule())
                .side(SiegeSide.BESIEGER.word()).tally(national).result(written(sum)));
        return sum;
    }

    private int inflictedByBesieged(AssaultState assaultState, StepRecorder recorder) {
        int rolled = assaultState.besieged().losses();
        int cap = cap(assault.readings().is(SiegeReadings.ASSAULT_CAP, "twice-resistance") ? 2 : 1);
        int capped = Math.min(rolled, cap);
        var rout = morale.routs(assaultState, SiegeSide.BESIEGER)
                ? new AppliedModifiers(List.of(new Modifier(AssaultCorrections.in(tables).besiegerRouted(), "the besieger is routed",
                        BESIEGED.entry(2))))
                : AppliedModifiers.NONE;
        int sum = capped + rout.total();
        recorder.tell(() -> {
            var step = Step.of("losses caused by the besieged: " + written(rolled) + ", at most " + written(cap), BESIEGED)
                    .side(SiegeSide.BESIEGED.word()).tally(rout).result(written(sum));
            return rolled > cap(1) ? step.reading(SiegeReadings.ASSAULT_CAP.id()) : step;
        });
        return sum;
    }

    /** {@code factor} times the resistance, plus the troops inside. */
    private int cap(int factor) {
        return factor * AssaultTable.in(tables).resistance(assault.fortressLevel(), assault.breach()) + unit().of(assault.besieged().units());
    }
}
