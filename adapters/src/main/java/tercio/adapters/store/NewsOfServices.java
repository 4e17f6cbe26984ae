package tercio.adapters.store;

import java.util.List;
import org.springframework.beans.factory.BeanFactory;
import tercio.projections.GameHistories;

/** Brings what other services of a database did to whatever caches games here, and tells them what is done here. */
final class NewsOfServices implements StoreNews.Heard, AutoCloseable {

    private final GameHistories histories;
    private final CommitListeners commits;
    private final DamagedGames damaged;
    private final List<ReadThroughCache<?>> caches;
    private final StoreNews news;

    NewsOfServices(PostgresDatabase database, BeanFactory beans) {
        histories = beans.getBean(GameHistories.class);
        commits = beans.getBean(CommitListeners.class);
        damaged = beans.getBean(DamagedGames.class);
        caches = List.of(beans.getBean(JdbcCredentialStore.class).cache(), beans.getBean(JdbcRemarkStore.class).cache());
        news = new StoreNews(database, this);
        commits.onNewest(news::announceCommit);
        caches.forEach(cache -> cache.onChange(news::announceChange));
        damaged.onPut(news::announceChange);
    }

    @Override
    public void events(String game) {
        histories.markOutdated(game);
        commits.notifyCommitElsewhere(game);
    }

    @Override
    public void other(String game) {
        caches.forEach(cache -> cache.onChangeElsewhere(game));
        damaged.reload(game);
        commits.notifyChangeElsewhere(game);
    }

    @Override
    public void anything() {
        histories.markOutdated();
        caches.forEach(ReadThroughCache::onChangeElsewhere);
    }

    @Override
    public void close() {
        news.close();
    }
}
