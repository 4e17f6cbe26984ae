package tercio.domain.eu.common.battle;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.LossUnit;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.FightSheet.Line;
import tercio.domain.ruling.FightSheet.Part;
import tercio.domain.ruling.FightSheet.Unit;

/** The lines that the sheets of land battles, assaults and battles at sea have in common. */
public final class BattleSheetParts {

    private BattleSheetParts() {}

    /** A number of the unit as players write it: {@code -2 1/3}. */
    public static String format(int number, LossUnit unit) {
        return (number < 0 ? "-" : "") + unit.format(Math.abs(number));
    }

    /**
     * The commander of a side and the reason of the command: by the rank of his counter, by a die that drew a replacement, or with values by a die.
     *
     * @param entered the leader with whom the side entered the fight; {@code null} where it had none
     * @param die the die that drew him or his values, 0 for none
     */
    public static Line command(String side, Leader leader, Leader entered, int die) {
        var parts = new ArrayList<Part>();
        parts.add(die > 0 ? Part.figure(entered == null ? "drawn" : "values-by-die", die, Unit.NUMBER) : Part.figure("rank", leader.rank(), Unit.WORD));
        parts.add(Part.figure("manoeuvre", leader.maneuver(), Unit.NUMBER));
        parts.add(Part.figure("fire", leader.fire(), Unit.NUMBER));
        parts.add(Part.figure("shock", leader.shock(), Unit.NUMBER));
        return new Line("command", side, Citation.of("EU-CMD-1"), parts, List.of(Part.figure("leader", leader.title(), Unit.WORD)));
    }

    /** The values of both leaders behind a differential of fire or shock. */
    public static List<Part> leaders(boolean fire, Leader own, Leader enemy) {
        return List.of(Part.figure(fire ? "own-fire" : "own-shock", fire ? own.fire() : own.shock(), Unit.NUMBER),
                Part.figure(fire ? "enemy-fire" : "enemy-shock", fire ? enemy.fire() : enemy.shock(), Unit.NUMBER));
    }
}
