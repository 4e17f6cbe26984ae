package tercio.domain.eu.land.battle.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.game.Option;

/**
 * The phasing alliance fights its battles in the order it likes. Any country that commands its troops at a battle may start
 * that battle next (EU-BATTLE), unless another has claimed the next one (EU-BATTLE-ORDER).
 */
public final class OrderOfBattles {

    private OrderOfBattles() {}

    /** The battles that each country may start, by country; empty while a battle is in progress. */
    public static Map<CountryId, List<Option>> optionsByCommander(WarView board) {
        var options = new TreeMap<CountryId, List<Option>>();
        if (board.state().phase() instanceof Phase.Battles battles && battles.engagement() == null && battles.seaBattle() == null) {
            var phasing = board.state().allianceAt(battles.turnOf());
            for (var province : battles.provinces()) {
                var commander = board.state().commandingCountry(Adversaries.attackers(board, province, phasing));
                options.computeIfAbsent(commander, country -> new ArrayList<>()).addAll(Adversaries.options(board, province, phasing));
            }
        }
        return options;
    }
}
