package tercio.projections.eu;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;
import tercio.projections.GameAtPosition;
import tercio.projections.sentence.ViewText;

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
     * @param sea the part that only a battle at sea has; {@code null} for one on land
     */
    record Battle(int position, SpaceId zone, ViewText title, List<Integer> rulings, Integer ended, Side winner,
            List<StackId> phasing, List<StackId> nonPhasing, List<BattleStack> armies, SeaSheet sea) {

        private Battle withRuling(boolean ruled, int at) {
            return ruled ? new Battle(position, zone, title, concat(rulings, List.of(at)), ended, winner, phasing, nonPhasing, armies, sea) : this;
        }

        private Battle withEnd(int at, Side won) {
            return new Battle(position, zone, title, rulings, at, won, phasing, nonPhasing, armies, sea);
        }

        private Battle withLine(List<StackId> left) {
            return new Battle(position, zone, title, rulings, ended, winner, phasing, left, armies, sea);
        }

        private Battle withArmies(List<BattleStack> more) {
            return new Battle(position, zone, title, rulings, ended, winner, phasing, nonPhasing, concat(armies, more), sea);
        }

        private Battle withStacks(Side side, List<StackId> more) {
            return side == Side.PHASING
                    ? new Battle(position, zone, title, rulings, ended, winner, concat(phasing, more), nonPhasing, armies, sea)
                    : withLine(concat(nonPhasing, more));
        }

        private Battle withFighters(Side side, List<StackId> those) {
            return side == Side.PHASING
                    ? new Battle(position, zone, title, rulings, ended, winner, those, nonPhasing, armies, sea)
                    : withLine(those);
        }

        private Battle withSeaPart(SeaSheet part) {
            return new Battle(position, zone, title, rulings, ended, winner, phasing, nonPhasing, armies, sea == null ? part : sea.plus(part));
        }

        private static <T> List<T> concat(List<T> known, List<T> more) {
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
                        new ViewText(Sentence.of("eu.report.battle").with("place", SentenceNames.place(joined.zone()))), List.of(), null, null, joined.phasing(), joined.nonPhasing(), joined.armies(), null));
                case BattleProjection.Happened more when fought -> battles.set(battles.size() - 1, withEntry(battles.getLast(), more));
                case BattleProjection.Happened ofNoBattle -> { }
            }
        }
        return new BattlesView(battles);
    }

    private static Battle withEntry(Battle fought, BattleProjection.Happened note) {
        int position = note.position();
        return switch (note) {
            case BattleProjection.Joined another -> fought;
            case BattleProjection.Ruled ruled -> fought.withRuling(true, position);
            case BattleProjection.Line line -> fought.withRuling(line.ruled(), position).withLine(line.left());
            case BattleProjection.Sortie sortie -> fought.withRuling(sortie.ruled(), position).withStacks(sortie.side(), sortie.stacks()).withArmies(sortie.armies());
            case BattleProjection.Fighters chosen -> fought.withRuling(chosen.ruled(), position).withFighters(chosen.side(), chosen.stacks());
            case BattleProjection.AtSea more -> fought.withRuling(more.ruled(), position).withSeaPart(more.part());
            case BattleProjection.Ended ended -> fought.withRuling(ended.ruled(), position).withEnd(position, ended.winner());
        };
    }
}
