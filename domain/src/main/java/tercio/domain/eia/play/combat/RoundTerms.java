package tercio.domain.eia.play.combat;

import java.util.List;
import java.util.Optional;
import tercio.domain.eia.combat.CombatReadings;
import tercio.domain.eia.combat.CombatTables;
import tercio.domain.eia.combat.DieModifiers;
import tercio.domain.eia.concept.AreaTerrain;
import tercio.domain.eia.concept.FactorType;
import tercio.domain.eia.concept.Factors;
import tercio.domain.eia.game.ChitPair;
import tercio.domain.eia.game.LandCombat;
import tercio.domain.eia.game.LeaderPiece;
import tercio.domain.eia.game.RoundDeclaration;
import tercio.domain.eia.play.EiaBoard;
import tercio.domain.eia.tables.CombatSide;
import tercio.domain.eia.tables.CombatTable;
import tercio.domain.eia.tables.EiaTables;
import tercio.domain.eia.tables.OperationalChart;
import tercio.domain.eia.tables.OperationalChart.TableSet;
import tercio.domain.eia.tables.OperationalChit;
import tercio.domain.eia.tables.OperationalNotes.Effect;
import tercio.domain.ruling.AppliedModifiers;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Modifier;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;

/** Tables, die modifiers and factors of both sides in the next round of a combat (EIA-7.5.2.7, EIA-7.5.2.9, EIA-7.5.3.2). */
final class RoundTerms {

    private final EiaBoard board;
    private final LandCombat combat;
    private final EiaTables tables;
    private final List<ArmyUnit> attacker;
    private final List<ArmyUnit> defender;

    RoundTerms(EiaBoard board, LandCombat combat, EiaTables tables) {
        this.board = board;
        this.combat = combat;
        this.tables = tables;
        attacker = ArmyUnit.of(board, combat, CombatSide.ATTACKER);
        defender = ArmyUnit.of(board, combat, CombatSide.DEFENDER);
    }

    EiaTables tables() {
        return tables;
    }

    LandCombat combat() {
        return combat;
    }

    EiaBoard board() {
        return board;
    }

    List<ArmyUnit> units(CombatSide side) {
        return side == CombatSide.ATTACKER ? attacker : defender;
    }

    Factors present(CombatSide side) {
        return ArmyUnit.factors(ArmyUnit.present(units(side)));
    }

    /** The factors that a percentage is taken of: outflankers that have arrived count twice (EIA-7.5.2.7.2). */
    int firing(CombatSide side) {
        var army = combat.army(side);
        int all = present(side).total();
        int flanking = army.arrived() ? units(side).stream().filter(unit -> army.flanking().contains(unit.id()))
                .mapToInt(unit -> unit.factors().total()).sum() : 0;
        return all + (tables.constants().outflankerWeight() - 1) * flanking;
    }

    AreaTerrain terrain() {
        return board.area(combat.area()).terrain();
    }

    // --- Tables ----------------------------------------------------------------------------------------------------

    private ChitPair chits() {
        return combat.shown().orElseThrow();
    }

    /** The set of tables. A depot garrison left behind by corps that withdrew fights on the second set where the chart has no other. */
    private TableSet set() {
        boolean arrived = combat.attacker().arrived() || combat.defender().arrived();
        var set = CombatTables.set(tables, chits().attacker(), chits().defender(), combat.crossing(), combat.day(), arrived);
        boolean gone = set == TableSet.FIRST && combat.round() > 0 && chits().defender() == OperationalChit.WITHDRAW
                && tables.operational().has(chits().attacker(), chits().defender(), TableSet.SECOND);
        return gone ? TableSet.SECOND : set;
    }

    private CombatTable printed(CombatSide side) {
        return combat.simplified() ? tables.constants().trivialTable()
                : tables.operational().at(chits().attacker(), chits().defender(), set(), combat.round() + 1).of(side);
    }

    /** The combat table of a side, after terrain and guards. */
    CombatTable table(CombatSide side) {
        int guard = combat.army(side).declared().map(RoundDeclaration::guard).orElse(0);
        return tables.terrain().of(terrain()).on(printed(side), side).shifted(0, guard);
    }

    void tellTables(StepRecorder recorder) {
        int round = combat.round() + 1;
        for (var side : CombatSide.values()) {
            var printed = printed(side);
            recorder.tell(() -> {
                var step = Step.of("combat table of round " + round, rule()).side(side.word());
                return (combat.simplified() ? step : step.cell(OperationalChart.NAME, chits().attacker() + " v " + chits().defender(),
                        set() + " " + round + " " + side)).result(printed);
            });
            CombatTables.tellTerrain(tables, terrain(), printed, side, recorder);
            combat.army(side).declared().filter(declared -> declared.guard() > 0).ifPresent(declared -> recorder.tell(() ->
                    Step.of("guard commitment", "EIA-12.3.4").side(side.word()).result("the table becomes " + table(side))));
            var rating = CombatCommanders.tactical(board, combat.army(side), tables);
            if (!rating.lowered().applied().isEmpty()) {
                recorder.tell(() -> Step.of("tactical rating", "EIA-10.6.1.2.1").side(side.word()).tally(rating.lowered())
                        .result(rating.printed() + " becomes " + rating.value()));
            }
        }
    }

    private String rule() {
        if (combat.simplified()) {
            return "EIA-7.5.3.2";
        }
        return switch (set()) {
            case FIRST -> "EIA-7.5.2.7";
            case RIVER -> "EIA-7.5.2.7.1";
            case SECOND -> "EIA-7.5.2.7.2";
        };
    }

    // --- Dice ------------------------------------------------------------------------------------------------------

    /** The tactical rating with which a side goes into the round. */
    int tactical(CombatSide side) {
        return combat.army(side).declared().map(RoundDeclaration::tactical)
                .orElseGet(() -> CombatCommanders.tactical(board, combat.army(side), tables).value());
    }

    AppliedModifiers modifiers(CombatSide side) {
        boolean chart = combat.simplified() || !tables.notes().holds(chits().attacker(), chits().defender(), Effect.COMMANDER_CHART_IGNORED, side);
        boolean superior = CombatOptions.on(board.state(), CombatOptions.CAVALRY_SUPERIORITY) && cavalry(side).superior(tables.constants());
        return DieModifiers.of(tables, side, tactical(CombatSide.ATTACKER), tactical(CombatSide.DEFENDER), chart, superior, dieNote(side));
    }

    private DieModifiers.CavalryCount cavalry(CombatSide side) {
        var own = present(side);
        var enemy = present(side.opponent());
        return new DieModifiers.CavalryCount(own.count(FactorType::isCavalry), own.total(), enemy.count(FactorType::isCavalry), enemy.total());
    }

    private int dieNote(CombatSide side) {
        int own = note(Effect.DIE_BONUS_IF_COMMANDER, side, side);
        boolean either = board.state().readings().is(CombatReadings.CHART_AUSTRIAN_DIE, "either-side");
        return own != 0 || !either ? own : note(Effect.DIE_BONUS_IF_COMMANDER, side, side.opponent());
    }

    /** The effect of a note of the chart on a side whose commander it needs. */
    private int note(Effect effect, CombatSide side, CombatSide printedFor) {
        if (combat.simplified()) {
            return 0;
        }
        var power = CombatCommanders.of(board, combat.army(side)).map(LeaderPiece::power);
        if (power.isEmpty() && board.state().readings().is(CombatReadings.CHART_COMMANDER, "any-corps")) {
            power = Optional.of(combat.army(side).lead());
        }
        return power.map(of -> tables.notes().value(chits().attacker(), chits().defender(), effect, printedFor, of)).orElse(0);
    }

    /** Change of the final morale of a side by the notes of the chart. */
    AppliedModifiers moraleNotes(CombatSide side) {
        int bonus = note(Effect.MORALE_BONUS_TENTHS_IF_COMMANDER, side, side);
        return bonus == 0 ? AppliedModifiers.NONE
                : new AppliedModifiers(List.of(new Modifier(bonus, "note on the commander", Citation.of("EIA-OPC"))));
    }

    // --- Morale ----------------------------------------------------------------------------------------------------

    /** The morale loss that counts against the final morale: that of earlier days too, under a reading (E12). */
    int running(CombatSide side) {
        var morale = combat.army(side).morale();
        boolean carried = board.state().readings().is(CombatReadings.OVERNIGHT_MORALE, "carries-over");
        return morale.lost() + (carried ? morale.lostBefore() : 0);
    }
}
