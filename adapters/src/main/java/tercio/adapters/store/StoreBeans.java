package tercio.adapters.store;

import org.springframework.beans.BeansException;
import org.springframework.beans.factory.support.BeanRegistryAdapter;
import org.springframework.beans.factory.support.DefaultListableBeanFactory;
import org.springframework.core.env.StandardEnvironment;
import tercio.adapters.tracing.Traces;
import tercio.application.receipt.ReceiptKeys;
import tercio.application.record.Storage;

/**
 * Puts the beans of {@link StoreConfiguration} and {@link AxonConfiguration} together for one database.
 *
 * <p>Decided: a bean factory with registered beans, not an application context with annotated classes. Reading annotations and
 * preparing a context takes about half a second of computing at each command, and nothing here needs what it adds.
 */
final class StoreBeans {

    private StoreBeans() {}

    /** The beans of a database; none of them is made yet. */
    static DefaultListableBeanFactory register(Database database, ReceiptKeys keys, RowSeals seals, GameManifest manifest, InstalledRulebooks library, Traces traces, BackgroundTurn turn) {
        var beans = new DefaultListableBeanFactory();
        beans.registerSingleton("receiptKeys", keys);
        beans.registerSingleton("seals", seals);
        beans.registerSingleton("manifest", manifest);
        beans.registerSingleton("database", database);
        beans.registerSingleton("dialect", database.dialect());
        beans.registerSingleton("source", database.source());
        beans.registerSingleton("traces", traces);
        beans.registerSingleton("builds", database.builds());
        beans.registerSingleton("turn", turn);
        beans.registerSingleton("storage", (Storage) database::ready);
        beans.registerSingleton("library", library);
        var registry = new BeanRegistryAdapter(beans, new StandardEnvironment(), StoreConfiguration.class);
        registry.register(new StoreConfiguration());
        registry.register(new AxonConfiguration());
        return beans;
    }

    /**
     * Makes all of them.
     *
     * @throws RuntimeException the cause of a failure, without the names of the beans that wait for it
     */
    static void make(DefaultListableBeanFactory beans) {
        try {
            beans.preInstantiateSingletons();
        } catch (BeansException failed) {
            throw cause(failed);
        }
    }

    private static RuntimeException cause(BeansException failed) {
        Throwable cause = failed;
        while (cause instanceof BeansException && cause.getCause() != null) {
            cause = cause.getCause();
        }
        return cause instanceof RuntimeException own ? own : failed;
    }
}
