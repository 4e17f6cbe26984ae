package tercio.domain.eu.common.battle;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import tercio.domain.eu.common.board.CountryId;

/**
 * The effects of a Major Battle by country, the winner first. Minor countries never gain or lose stability or victory points
 * (EU-BATTLE-MAJOR).
 */
public record MajorBattleEffects(Map<CountryId, Integer> stability, Map<CountryId, Integer> victoryPoints) {

    /** The effects of a battle that is no Major Battle. */
    public static final MajorBattleEffects NONE = new MajorBattleEffects(Map.of(), Map.of());

    /** The effects of a Major Battle that this side has won. */
    public static MajorBattleEffects of(CommonBattle contest, Side winner) {
        var stability = new LinkedHashMap<CountryId, Integer>();
        var victoryPoints = new LinkedHashMap<CountryId, Integer>();
        credit(contest, stability, winner, 1);
        credit(contest, stability, winner.opponent(), -1);
        credit(contest, victoryPoints, winner, contest.tables().constants().value("major_battle_vp"));
        return new MajorBattleEffects(Collections.unmodifiableMap(stability), Collections.unmodifiableMap(victoryPoints));
    }

    private static void credit(CommonBattle contest, Map<CountryId, Integer> recorder, Side side, int change) {
        if (contest.tables().armyClasses().isMajor(contest.country(side))) {
            recorder.merge(contest.country(side), change, Integer::sum);
        }
    }
}
