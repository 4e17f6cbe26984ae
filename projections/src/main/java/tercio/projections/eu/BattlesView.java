package tercio.projections.eu;

import tercio.domain.eu.board.PlaceName;
import java.util.ArrayList;
import java.util.List;
import tercio.domain.eu.battle.Side;
import tercio.domain.eu.game.EuState;
import tercio.projections.GameAtPosition;

/** The battles, in the order in which they were joined, with their rulings. At most one is in progress. */
record BattlesView(List<BattlesView.Battle> battles) {

    /**
     * A battle.
     *
     * @param position of the event that joined it
     * @param rulings positions of its events with an explanation, in order
     * @param ended the position where it was over or avoided, {@code null} while it is in progress
     * @param winner {@code null} without a winner
     * @param phasing ids of the stacks that stood on that side
     * @param armies every stack that came into it
     * @param sea what only a battle at sea has; {@code null} for one on land
     */
    record Battle(int position, String zone, String title, List<Integer> rulings, Integer ended, Side winner,
            List<String> phasing, List<String> nonPhasing, List<Army> armies, SeaSheet sea) {

        private Battle ruled(boolean ruled, int at) {
            return ruled ? new Battle(position, zone, title, both(rulings, List.of(at)), ended, winner, phasing, nonPhasing, armies, sea) : this;
        }

        private Battle ended(int at, Side won) {
            return new Battle(position, zone, title, rulings, at, won, phasing, nonPhasing, armies, sea);
        }

        private Battle line(List<String> left) {
            return new Battle(position, zone, title, rulings, ended, winner, phasing, left, armies, sea);
        }

        private Battle with(List<Army> more) {
            return new Battle(position, zone, title, rulings, ended, winner, phasing, nonPhasing, both(armies, more), sea);
        }

        private Battle joined(Side side, List<String> more) {
            return side == Side.PHASING
                    ? new Battle(position, zone, title, rulings, ended, winner, both(phasing, more), nonPhasing, armies, sea)
                    : line(both(nonPhasing, more));
        }

        private Battle fighting(Side side, List<String> those) {
            return side == Side.PHASING
                    ? new Battle(position, zone, title, rulings, ended, winner, those, nonPhasing, armies, sea)
                    : line(those);
        }

        private Battle atSea(SeaSheet part) {
            return new Battle(position, zone, title, rulings, ended, winner, phasing, nonPhasing, armies, sea == null ? part : sea.plus(part));
        }

        private static <T> List<T> both(List<T> known, List<T> more) {
            var both = new ArrayList<>(known);
            both.addAll(more);
            return List.copyOf(both);
        }
    }

    static BattlesView of(GameAtPosition<EuState> scene) {
        var battles = new ArrayList<Battle>();
        for (var note : scene.entries(new BattleProjection())) {
            boolean fought = !battles.isEmpty() && battles.getLast().ended() == null;
            switch (note) {
                case BattleProjection.Joined joined -> battles.add(new Battle(joined.position(), joined.zone(),
                        "Battle of " + PlaceName.of(joined.zone()), List.of(), null, null, joined.phasing(), joined.nonPhasing(), joined.armies(), null));
                case BattleProjection.Happened more when fought -> battles.set(battles.size() - 1, after(battles.getLast(), more));
                case BattleProjection.Happened ofNoBattle -> { }
            }
        }
        return new BattlesView(battles);
    }

    private static Battle after(Battle fought, BattleProjection.Happened note) {
        int position = note.position();
        return switch (note) {
            case BattleProjection.Joined another -> fought;
            case BattleProjection.Ruled ruled -> fought.ruled(true, position);
            case BattleProjection.Line line -> fought.ruled(line.ruled(), position).line(line.left());
            case BattleProjection.Sortie sortie -> fought.ruled(sortie.ruled(), position).joined(sortie.side(), sortie.stacks()).with(sortie.armies());
            case BattleProjection.Fighters chosen -> fought.ruled(chosen.ruled(), position).fighting(chosen.side(), chosen.stacks());
            case BattleProjection.AtSea more -> fought.ruled(more.ruled(), position).atSea(more.part());
            case BattleProjection.Ended ended -> fought.ruled(ended.ruled(), position).ended(position, ended.winner());
        };
    }
}
