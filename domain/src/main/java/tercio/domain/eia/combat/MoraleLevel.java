package tercio.domain.eia.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import tercio.domain.eia.common.concept.ConceptNames;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.tables.BasicMorale;
import tercio.domain.eia.common.tables.CombatConstants;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.eia.common.tables.NationalMorale;
import tercio.domain.ruling.AppliedModifiers;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Modifier;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Sentence;

/** Base and final morale levels in tenths (EIA-7.5.2.6). */
public final class MoraleLevel {

    private static final int METHOD_TWO = 2;

    private final EiaTables tables;
    private final int method;

    /** @param method 1 or 2 */
    public MoraleLevel(EiaTables tables, int method) {
        this.tables = tables;
        this.method = method;
    }

    /**
     * The base morale of a force.
     *
     * @param side the side in the explanation
     * @param factors all factors that count, outflankers included; empty only where nothing is known of the force, whose morale is 0 then
     */
    public int base(String side, Power power, List<FactorLine> factors, StepRecorder recorder) {
        return method == METHOD_TWO ? baseByMethodTwo(side, power, factors, recorder) : baseByMethodOne(side, factors, recorder);
    }

    private int baseByMethodOne(String side, List<FactorLine> factors, StepRecorder recorder) {
        int sum = 0;
        int count = 0;
        for (var line : factors) {
            sum += line.count() * line.morale();
            count += line.count();
            recorder.record(() -> {
                var step = Step.of("morale of " + line.type().title(), "EIA-7.5.2.6.1.1").side(side).result(Sentence.of("eia.combat.result-morale-sum")
                        .with("count", line.count()).with("morale", ConceptNames.tenths(line.morale())).with("sum", ConceptNames.tenths(line.count() * line.morale())));
                boolean printed = tables.morale().of(line.nation(), line.type()).equals(OptionalInt.of(line.morale()));
                return printed ? step.cell(NationalMorale.NAME, line.nation(), line.type()) : step;
            });
        }
        int total = sum;
        int all = count;
        // Nothing is known of a force on the board of a viewer who may not see its factors.
        int base = count == 0 ? 0 : (sum + count - 1) / count;
        recorder.record(() -> Step.of("base morale", "EIA-7.5.2.6.1.1").side(side)
                .result(Sentence.of("eia.combat.result-average").with("sum", ConceptNames.tenths(total)).with("count", all).with("base", ConceptNames.tenths(base))));
        return base;
    }

    private int baseByMethodTwo(String side, Power power, List<FactorLine> factors, StepRecorder recorder) {
        var rule = Citation.of("EIA-7.5.2.6.1.2");
        var constants = tables.constants();
        int guard = 0;
        int poor = 0;
        for (var line : factors) {
            guard += line.type() == FactorType.GUARD ? line.count() : 0;
            poor += isPoor(line, constants) ? line.count() : 0;
        }
        var modifiers = new ArrayList<Modifier>();
        add(modifiers, guard, "guard factors", rule);
        add(modifiers, -poor, "militia, cossacks, freikorps, guerillas, feudal and poor minor factors", rule);
        int net = Math.clamp(guard - poor, -constants.mostLoss(), constants.mostGain());
        add(modifiers, net - (guard - poor), "limit of the change", rule);
        int basic = tables.basicMorale().of(power);
        recorder.record(() -> Step.of("basic morale", rule).side(side).cell(BasicMorale.NAME, power.word(), "basic_morale").result(Tenths.title(basic)));
        recorder.record(() -> Step.of("base morale", rule).side(side).tally(new AppliedModifiers(modifiers)).result(Tenths.title(basic + net)));
        return basic + net;
    }

    private static void add(List<Modifier> modifiers, int value, String reason, Citation rule) {
        if (value != 0) {
            modifiers.add(new Modifier(value, reason, rule));
        }
    }

    private static boolean isPoor(FactorLine line, CombatConstants constants) {
        return switch (line.type()) {
            case MILITIA, COSSACK, FREIKORPS, GUERILLA, FEUDAL_INFANTRY, FEUDAL_CAVALRY -> true;
            case INFANTRY, CAVALRY -> Power.of(line.nation()).isEmpty() && line.morale() <= constants.poorMorale();
            case GUARD, ARTILLERY -> false;
        };
    }

    /**
     * The final morale of a day.
     *
     * @param day from 1
     * @param notes the modifiers by the notes of the operational chart
     */
    public int finalLevel(String side, int base, int day, AppliedModifiers notes, StepRecorder recorder) {
        var modifiers = new ArrayList<Modifier>();
        add(modifiers, -tables.constants().dayMorale() * (day - 1), "day " + day + " of the combat", Citation.of("EIA-7.5.2.6.2"));
        modifiers.addAll(notes.applied());
        var tally = new AppliedModifiers(modifiers);
        recorder.record(() -> Step.of("final morale", "EIA-7.5.2.6.2").side(side).tally(tally).result(Tenths.title(base + tally.total())));
        return base + tally.total();
    }
}
