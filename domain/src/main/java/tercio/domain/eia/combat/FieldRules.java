package tercio.domain.eia.combat;

import java.util.List;
import java.util.Optional;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.CombatTable;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.eia.common.tables.OperationalChart;
import tercio.domain.eia.common.tables.OperationalChart.TableSet;
import tercio.domain.eia.common.tables.OperationalChit;
import tercio.domain.eia.common.tables.OperationalNotes.Effect;
import tercio.domain.ruling.AppliedModifiers;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Modifier;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Sentence;

/** The rounds of a field combat: tables by chits, river and outflanking, terrain, ratings and notes. */
final class FieldRules implements RoundRules {

    private final FieldCombat combat;
    private final CombatTerms terms;
    private final EiaTables tables;
    private final ForceLines[] lines;
    private final CombatSide outflanker;
    private final RoundModifiers modifiers;
    /** The tables after terrain, before and after an arrival, by round and side. */
    private final CombatTable[][][] found;
    private final boolean outflankersCount;

    FieldRules(FieldCombat combat, EiaTables tables, CombatManner manner, ForceLines attacker, ForceLines defender) {
        this.combat = combat;
        this.terms = combat.terms();
        this.tables = tables;
        lines = new ForceLines[] {attacker, defender};
        outflanker = combat.outflanker(tables).orElse(null);
        found = new CombatTable[2][tables.constants().rounds()][CombatSide.values().length];
        outflankersCount = terms.readings().is(CombatReadings.OUTFLANKERS_AND_MAXIMUM, "counted");
        boolean chart = !tables.notes().holds(combat.attackerChit(), combat.defenderChit(), Effect.COMMANDER_CHART_IGNORED, CombatSide.ATTACKER);
        modifiers = new RoundModifiers(tables, terms, manner, chart, dieBonus(CombatSide.ATTACKER), dieBonus(CombatSide.DEFENDER));
    }

    @Override
    public String word(CombatSide side) {
        return side.word();
    }

    @Override
    public boolean limitsCasualties() {
        return true;
    }

    @Override
    public boolean gunsAloneLose() {
        return terms.artillery();
    }

    /** The die bonus of a side by a note on its commander (EIA-OPC). */
    private int dieBonus(CombatSide side) {
        int own = note(Effect.DIE_BONUS_IF_COMMANDER, side);
        boolean either = terms.readings().is(CombatReadings.CHART_AUSTRIAN_DIE, "either-side") && hasCommander(side);
        return own != 0 || !either ? own
                : tables.notes().value(combat.attackerChit(), combat.defenderChit(), Effect.DIE_BONUS_IF_COMMANDER, side.opponent(), power(side));
    }

    private int note(Effect effect, CombatSide side) {
        return hasCommander(side) ? tables.notes().value(combat.attackerChit(), combat.defenderChit(), effect, side, power(side)) : 0;
    }

    /** The power whose commander a note may name. */
    private Power power(CombatSide side) {
        var force = terms.force(side);
        return force.commander().flatMap(CombatCommander::power).orElse(force.power());
    }

    private boolean hasCommander(CombatSide side) {
        return terms.force(side).commander().isPresent() || terms.readings().is(CombatReadings.CHART_COMMANDER, "any-corps");
    }

    /** Change of the final morale of a side by the notes of the chart. */
    AppliedModifiers moraleNotes(CombatSide side) {
        int bonus = note(Effect.MORALE_BONUS_TENTHS_IF_COMMANDER, side);
        return bonus == 0 ? AppliedModifiers.NONE : new AppliedModifiers(List.of(
                new Modifier(bonus, "note on the commander", Citation.of("EIA-OPC"))));
    }

    /** Explains the notes that name a nation's commander, where a reading decides whether they apply. */
    void explainNotes(StepRecorder recorder) {
        for (var note : tables.notes().of(combat.attackerChit(), combat.defenderChit())) {
            for (var side : CombatSide.values()) {
                boolean meant = note.power().equals(Optional.of(power(side)));
                if (meant && terms.force(side).commander().isEmpty() && (note.side().isEmpty() || note.side().get() == side)) {
                    recorder.record(() -> Step.of("note of the operational chart", "EIA-OPC").side(side.word())
                            .result(Sentence.of("eia.combat.result-note").with("note", hasCommander(side) ? "applies" : "leaderless")).reading(CombatReadings.CHART_COMMANDER.id()));
                }
                if (meant && note.effect() == Effect.DIE_BONUS_IF_COMMANDER && note.side().equals(Optional.of(side.opponent())) && hasCommander(side)) {
                    recorder.record(() -> Step.of("note of the operational chart", "EIA-OPC").side(side.word())
                            .result(Sentence.of("eia.combat.result-note").with("note", dieBonus(side) == 0 ? "enemy" : "applies")).reading(CombatReadings.CHART_AUSTRIAN_DIE.id()));
                }
            }
        }
    }

    /** The set of tables. Forces left behind by corps that withdrew after a round fight on the second set, if the chart has no other. */
    private TableSet set(CombatState state) {
        var set = CombatTables.set(tables, combat.attackerChit(), combat.defenderChit(), combat.crossing(), terms.day(), state.arrivedAfter() > 0);
        boolean left = set == TableSet.FIRST && state.round() > 0 && combat.defenderChit() == OperationalChit.WITHDRAW
                && tables.operational().has(combat.attackerChit(), combat.defenderChit(), TableSet.SECOND);
        return left ? TableSet.SECOND : set;
    }

    private CombatTable printedTable(CombatState state, CombatSide side) {
        return tables.operational().at(combat.attackerChit(), combat.defenderChit(), set(state), state.round() + 1).of(side);
    }

    @Override
    public CombatTable table(CombatState state, CombatSide side) {
        return CombatTables.withGuards(onTerrain(state, side), state.tally(side));
    }

    private CombatTable onTerrain(CombatState state, CombatSide side) {
        int set = state.arrivedAfter() > 0 ? 1 : 0;
        var known = found[set][state.round()][side.ordinal()];
        if (known == null) {
            known = CombatTables.of(tables, combat.attackerChit(), combat.defenderChit(), set(state), state.round() + 1, side, terms.terrain());
            found[set][state.round()][side.ordinal()] = known;
        }
        return known;
    }

    @Override
    public AppliedModifiers modifiers(CombatState state, CombatSide side) {
        return modifiers.of(state, side, corps(state, CombatSide.ATTACKER), corps(state, CombatSide.DEFENDER),
                terms.cavalrySuperiority() && cavalry(state, side).superior(tables.constants()));
    }

    private boolean hasArrived(CombatState state, CombatSide side) {
        return side != outflanker || state.arrivedAfter() > 0;
    }

    /** The corps that count for the rating of the commander. */
    private int corps(CombatState state, CombatSide side) {
        int all = state.tally(side).corps();
        return !outflankersCount && !hasArrived(state, side) ? all - combat.outflanking().orElseThrow().corps() : all;
    }

    int tactical(CombatState state, CombatSide side) {
        return modifiers.rating(side, corps(state, side));
    }

    private DieModifiers.CavalryCount cavalry(CombatState state, CombatSide side) {
        var own = lines[side.ordinal()];
        var enemy = lines[side.opponent().ordinal()];
        var counts = state.tally(side).counts();
        var enemies = state.tally(side.opponent()).counts();
        boolean here = hasArrived(state, side);
        boolean there = hasArrived(state, side.opponent());
        return new DieModifiers.CavalryCount(own.cavalry(counts, here), own.present(counts, here), enemy.cavalry(enemies, there),
                enemy.present(enemies, there));
    }

    @Override
    public void explainTables(CombatState state, StepRecorder recorder) {
        var chits = combat.attackerChit() + " v " + combat.defenderChit();
        int round = state.round() + 1;
        for (var side : CombatSide.values()) {
            var printed = printedTable(state, side);
            recorder.record(() -> Step.of("combat table of round " + round, rule(state)).side(side.word())
                    .cell(OperationalChart.NAME, chits, set(state) + " " + round + " " + side).result(printed));
            CombatTables.explainTerrain(tables, terms.terrain(), printed, side, recorder);
            CombatTables.tellGuards(table(state, side), state.tally(side), side, recorder);
            int all = state.tally(side).corps();
            modifiers.explainRating(side, corps(state, side), all, hasArrived(state, side) ? all : all - combat.outflanking().orElseThrow().corps(), recorder);
        }
    }

    private String rule(CombatState state) {
        return switch (set(state)) {
            case FIRST -> "EIA-7.5.2.7";
            case RIVER -> "EIA-7.5.2.7.1";
            case SECOND -> "EIA-7.5.2.7.2";
        };
    }
}
