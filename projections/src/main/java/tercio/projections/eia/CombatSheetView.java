package tercio.projections.eia;

import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.LandCombat;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.ViewText;

/**
 * The combat that is being fought.
 *
 * @param kind {@code field}, {@code limited} or {@code trivial}
 * @param title its kind in words
 * @param simplified whether it is fought as a trivial combat
 * @param crossing the obstacle that some of the attackers crossed: {@code none}, {@code river}, {@code arrow}, {@code sea}
 * @param day from 1
 * @param round the rounds of this day that were fought
 * @param step the printed step of a field combat, 1 to 14; 0 before the first one
 * @param stage the step that is being settled: {@code chits}, {@code round}, {@code casualties}, ...
 * @param end the kind of its end; {@code null} while it is fought
 * @param winner the side that won; {@code null} where nobody has
 */
public record CombatSheetView(SpaceId area, String name, String terrain, String kind, ViewText title, boolean simplified, String crossing, int day,
        int round, int step, String stage, String rule, ArmyView attacker, ArmyView defender, String end, String winner) {

    static CombatSheetView of(EiaWarView board, LandCombat combat) {
        EiaState state = board.state();
        return new CombatSheetView(combat.area(), board.name(combat.area()), board.area(combat.area()).terrain().word(),
                CorpsView.word(combat.kind()), new ViewText(Sentence.of("eia.title.combat-kind").with("kind", CorpsView.word(combat.kind()))), combat.simplified(), combat.crossing().toString(), combat.day(), combat.round(),
                combat.stage().step(), CorpsView.word(combat.stage()), combat.stage().rule(), ArmyView.of(state, combat, CombatSide.ATTACKER),
                ArmyView.of(state, combat, CombatSide.DEFENDER), combat.end().map(Object::toString).orElse(null),
                combat.winner().map(CombatSide::word).orElse(null));
    }
}
