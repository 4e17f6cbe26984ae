package tercio.adapters.http.server;

import java.time.Duration;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.CacheControl;
import org.springframework.web.servlet.config.annotation.ResourceHandlerRegistry;
import org.springframework.web.servlet.config.annotation.ViewControllerRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;
import org.springframework.web.servlet.resource.EncodedResourceResolver;

/**
 * Serves the modules of the page whose names contain a hash of their content. A browser caches them for ever, because the content of such a
 * name never changes. A file that the build compressed is sent so to who takes it.
 */
@Configuration
class PageFiles implements WebMvcConfigurer {

    private static final Duration LONG = Duration.ofDays(365);

    /** Redirects from where a reader may look for a view: its own address stands in the fragment. */
    @Override
    public void addViewControllers(ViewControllerRegistry registry) {
        registry.addRedirectViewController("/archive", "/#/archive");
    }

    @Override
    public void addResourceHandlers(ResourceHandlerRegistry registry) {
        registry.addResourceHandler("/page/{name:.+-[0-9A-Z]{8}\\.js}").addResourceLocations("classpath:/static/page/")
                .setCacheControl(CacheControl.maxAge(LONG).cachePublic().immutable())
                .resourceChain(true).addResolver(new EncodedResourceResolver());
    }
}
