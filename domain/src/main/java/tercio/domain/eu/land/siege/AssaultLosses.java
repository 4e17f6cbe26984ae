package tercio.domain.eu.land.siege;

import java.util.List;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.forces.LossUnit;
import tercio.domain.eu.common.policy.Policies;
import tercio.domain.eu.common.policy.SmallBesieger;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.land.battle.BattleSide;
import tercio.domain.ruling.AppliedModifiers;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Modifier;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Sentence;

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
        smallStack = AssaultCorrections.from(tables).smallStack().on(assault);
        national = AssaultCorrections.from(tables).national().on(assault);
    }

    AssaultState settle(AssaultState assaultState, StepRecorder recorder) {
        int reduced = afterSmallStack(assaultState, recorder);
        int besiegerInflicts = AssaultProcedure.isFought(assault, tables) ? withNationalBonus(reduced, recorder) : 0;
        int besiegedInflict = inflictedByBesieged(assaultState, recorder);
        int size = unit().of(assault.besieger().units());
        int besiegerLoses = Math.min(size, round(besiegedInflict, assault.besieger()));
        boolean destroyed = besiegerLoses == size;

        int inside = unit().of(assault.besieged().units());
        int absorbed = Math.min(inside, besiegerInflicts);
        int left = besiegerInflicts - absorbed;
        int resistance = AssaultTable.from(tables).resistance(assault.fortressLevel(), assault.breach());
        boolean routed = morale.isRouted(assaultState, SiegeSide.BESIEGED);
        boolean falls = !destroyed && (routed || absorbed == inside && left >= resistance);
        recorder.record(() -> Step.of("troops inside absorb " + format(absorbed) + ", " + format(left)
                        + " against a resistance of " + format(resistance), RESULT)
                .cell("fortress-resistance", assault.fortressLevel(), assault.breach() ? "breach" : "no breach")
                .result(end(destroyed, routed, falls)));
        recorder.record(() -> Step.of("losses of the besieger", RESULT).side(SiegeSide.BESIEGER.word())
                .result(format(besiegerLoses)));
        return assaultState.withSettlement(new AssaultState.Settlement(besiegerInflicts, besiegedInflict, besiegerLoses,
                falls ? inside : Math.min(inside, round(absorbed, assault.besieged())), destroyed, falls, reduced >= unit().ofOneLd()));
    }

    private static Sentence.Keyed end(boolean destroyed, boolean routed, boolean falls) {
        return Sentence.of("eu.siege.result-assault").with("end", destroyed ? "destroyed" : routed ? "routed" : falls ? "falls" : "holds");
    }

    /** Rounds losses: in Europe to the nearest whole detachment. */
    private int round(int losses, BattleSide of) {
        boolean whole = assault.theatre() == Theatre.EUROPE || tables.policies().battle().looseRounded() && of.hasRegularArmy();
        return whole ? tables.policies().rounding().round(losses, unit()) : losses;
    }

    private LossUnit unit() {
        return tables.unit();
    }

    private String format(int losses) {
        return unit().format(losses);
    }

    private int afterSmallStack(AssaultState assaultState, StepRecorder recorder) {
        int rolled = assaultState.besieger().losses();
        int reduced = Math.min(Math.max(0, rolled + smallStack.total()), AssaultCorrections.from(tables).cap(assault));
        recorder.record(() -> {
            var step = Step.of("losses caused by the besieger: " + format(rolled),
                    AssaultCorrections.from(tables).smallStack().rule()).side(SiegeSide.BESIEGER.word()).tally(smallStack)
                    .result(format(reduced));
            if (tables.policies().assault().smallBesieger() == SmallBesieger.TABLE_UNLESS_TWO_ARMIES) {
                return step.cell("loss-small-stacks",
                        format(tables.smallLandStacks().line(AssaultCorrections.from(tables).sizeForTable(assault))), "losses");
            }
            return tables.policies() == Policies.MILITARY && AssaultCorrections.from(tables).hasAtMostSixLd(assault)
                    ? step.reading(SiegeReadings.ASSAULT_EXAMPLES.id()) : step;
        });
        return reduced;
    }

    private int withNationalBonus(int reduced, StepRecorder recorder) {
        if (national.applied().isEmpty()) {
            return reduced;
        }
        int sum = reduced + national.total();
        recorder.record(() -> Step.of("bonus of the besieger's army", AssaultCorrections.from(tables).national().rule())
                .side(SiegeSide.BESIEGER.word()).tally(national).result(format(sum)));
        return sum;
    }

    private int inflictedByBesieged(AssaultState assaultState, StepRecorder recorder) {
        int rolled = assaultState.besieged().losses();
        int cap = cap(assault.readings().is(SiegeReadings.ASSAULT_CAP, "twice-resistance") ? 2 : 1);
        int capped = Math.min(rolled, cap);
        var rout = morale.isRouted(assaultState, SiegeSide.BESIEGER)
                ? new AppliedModifiers(List.of(new Modifier(AssaultCorrections.from(tables).besiegerRouted(), "the besieger is routed",
                        BESIEGED.entry(2))))
                : AppliedModifiers.NONE;
        int sum = capped + rout.total();
        recorder.record(() -> {
            var step = Step.of("losses caused by the besieged: " + format(rolled) + ", at most " + format(cap), BESIEGED)
                    .side(SiegeSide.BESIEGED.word()).tally(rout).result(format(sum));
            return rolled > cap(1) ? step.reading(SiegeReadings.ASSAULT_CAP.id()) : step;
        });
        return sum;
    }

    /** {@code factor} times the resistance, plus the troops inside. */
    private int cap(int factor) {
        return factor * AssaultTable.from(tables).resistance(assault.fortressLevel(), assault.breach()) + unit().of(assault.besieged().units());
    }
}
