package tercio.adapters.eu.archive;

import static tercio.adapters.eu.archive.When.of;

import java.util.List;
import tercio.adapters.archive.ArchiveRows;
import tercio.application.record.RecordedEvent;
import tercio.domain.eu.common.battle.BattleStanding;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.Engaged;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.land.battle.BattleTerms;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleAvoided;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleEnded;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleFought;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleJoined;
import tercio.domain.eu.land.battle.play.BattleEvent.EvasionAttempted;
import tercio.domain.map.SpaceId;
import tercio.projections.eu.BattleCountries;

/** Battles on land. A row stands at the event that ends the battle: what came before may be shared with a fork in which it ended otherwise. */
final class BattleRows implements EuFold.Subject {

    private static final int THIRDS = 3;

    private int joined;
    private boolean interception;
    private String crossed = "";
    private int[] sizes = {0, 0};
    private String evasion = "none";
    private BattleTerms terms;
    private BattleStanding standing;

    @Override
    public void event(EuState before, RecordedEvent event, EuState after, ArchiveRows rows) {
        int position = event.position();
        switch (event.fact()) {
            case BattleJoined battle -> {
                joined = position;
                interception = battle.interception();
                crossed = battle.crossed() == null ? "" : battle.crossed().word();
                sizes = new int[] {size(before, battle.phasing()), size(before, battle.nonPhasing())};
                evasion = "none";
                terms = null;
                standing = null;
            }
            case EvasionAttempted tried -> evasion = tried.success() ? "evaded" : evasion.equals("evaded") ? evasion : "failed";
            case BattleFought fought -> {
                terms = fought.battle();
                standing = fought.standing();
            }
            case BattleEnded ended -> {
                battle(before, position, ended.province(), ended.winner() == null ? "none" : ended.winner().word(), ended.major(),
                        ended.lossesLd().getOrDefault(Side.PHASING, 0), ended.lossesLd().getOrDefault(Side.NON_PHASING, 0), rows);
                if (terms != null) {
                    for (var side : Side.values()) {
                        side(before, position, side, ended, rows);
                    }
                }
            }
            case BattleAvoided avoided -> battle(before, position, avoided.province(), "none", false, 0, 0, rows);
            default -> { }
        }
    }

    private static int size(EuState board, List<Engaged> side) {
        return Sizes.ld(board, side.stream().map(Engaged::stack).toList());
    }

    private void battle(EuState before, int position, SpaceId place, String winner, boolean major, int lost, int againstLost, ArchiveRows rows) {
        // The LD that fought count; without a fight, those that stood there.
        int phasing = terms == null ? sizes[0] : terms.phasing().units().allLd();
        int nonPhasing = terms == null ? sizes[1] : terms.nonPhasing().units().allLd();
        rows.add(EuArchiveTables.BATTLE, position, When.of(before).between(of(leading(before, Side.PHASING), leading(before, Side.NON_PHASING)), place, joined, interception,
                terms == null ? "" : terms.terrain().word(), crossed, phasing, nonPhasing, nonPhasing == 0 ? null : Double.valueOf((double) phasing / nonPhasing), evasion,
                standing == null ? evasion.equals("evaded") ? "evasion" : "" : standing.ended().map(Object::toString).orElse(""), winner, major, lost, againstLost));
    }

    private CountryId leading(EuState board, Side side) {
        return terms == null ? BattleCountries.leadingCountry(board, side).orElse(CountryId.NONE) : terms.side(side).country();
    }

    private void side(EuState before, int position, Side side, BattleEnded ended, ArchiveRows rows) {
        var line = terms.side(side);
        var leader = line.leader();
        var did = standing.side(side);
        rows.add(EuArchiveTables.BATTLE_SIDE, position, When.of(before).between(of(line.country(), terms.side(side.opponent()).country()), ended.province(), joined, side.word(),
                line.units().allLd(), line.armyClass() == null ? "" : line.armyClass().word(), line.veteran(), EuFold.word(line.technology()),
                leader.map(who -> who.name()).orElse(""), leader.map(who -> who.maneuver()).orElse(null), leader.map(who -> who.fire()).orElse(null),
                leader.map(who -> who.shock()).orElse(null), did.inflictedThirds().stream().mapToInt(Integer::intValue).sum(), did.starsSuffered(),
                ended.thirds(side) / THIRDS, ended.winner() == null ? "undecided" : ended.winner() == side ? "won" : "lost"));
    }
}
