package tercio.adapters.eu.archive;

import static tercio.adapters.eu.archive.When.of;

import tercio.adapters.archive.ArchiveRows;
import tercio.application.record.RecordedEvent;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.sea.battle.SeaTerms;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.EvasionAtSeaRolled;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.SeaBattleAvoided;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.SeaBattleEnded;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.SeaBattleFought;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.SeaBattleJoined;
import tercio.domain.map.SpaceId;
import tercio.projections.eu.BattleCountries;

/** Battles at sea. A row stands at the event that ends the battle. */
final class SeaBattleRows implements EuFold.Subject {

    private int joined;
    private boolean interception;
    private CountryId[] countries = {CountryId.NONE, CountryId.NONE};
    private int[] sizes = {0, 0};
    private String evasion = "none";
    private SeaTerms terms;

    @Override
    public void event(EuState before, RecordedEvent event, EuState after, ArchiveRows rows) {
        int position = event.position();
        switch (event.fact()) {
            case SeaBattleJoined battle -> {
                joined = position;
                interception = battle.interception();
                countries = new CountryId[] {BattleCountries.ofStacks(before, battle.phasing()).stream().findFirst().orElse(CountryId.NONE),
                    BattleCountries.ofStacks(before, battle.nonPhasing()).stream().findFirst().orElse(CountryId.NONE)};
                sizes = new int[] {Sizes.ships(before, battle.phasing()), Sizes.ships(before, battle.nonPhasing())};
                evasion = "none";
                terms = null;
            }
            case EvasionAtSeaRolled tried -> evasion = tried.success() ? "evaded" : "failed";
            case SeaBattleFought fought -> terms = fought.battle();
            case SeaBattleEnded ended -> battle(before, position, ended.zone(), ended.winner() == null ? "none" : ended.winner().word(), ended.major(),
                    ended.losses().getOrDefault(Side.PHASING, 0), ended.losses().getOrDefault(Side.NON_PHASING, 0), rows);
            case SeaBattleAvoided avoided -> battle(before, position, avoided.zone(), "none", false, 0, 0, rows);
            default -> { }
        }
    }

    private void battle(EuState before, int position, SpaceId place, String winner, boolean major, int lost, int againstLost, ArchiveRows rows) {
        rows.add(EuArchiveTables.SEA_BATTLE, position, When.of(before).between(of(leading(Side.PHASING), leading(Side.NON_PHASING)), place, joined, interception, sizes[0], sizes[1],
                admiral(Side.PHASING), admiral(Side.NON_PHASING), evasion, winner, major, lost, againstLost));
    }

    private String admiral(Side side) {
        return terms == null ? "" : terms.side(side).leader().map(Leader::name).orElse("");
    }

    private CountryId leading(Side side) {
        return terms == null ? countries[side.ordinal()] : terms.side(side).country();
    }
}
